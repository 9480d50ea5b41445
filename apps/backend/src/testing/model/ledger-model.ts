import { addMonths, dayIn, endOfDay } from "@lucarne/api-client/day";

/*
 * The smallest model of points, orders, projects and top-ups: numbers in memory, without a database. The model test
 * compares the backend with it.
 */

const MONTHS = 24;
/** The company is in Poland. */
export const TIME_ZONE = "Europe/Warsaw";

/** Points that were earned together. */
interface Lot {
  remaining: number;
  readonly expiresAt: number;
  readonly order: number;
}

/** Reserved points and their lots. */
interface Held {
  readonly points: number;
  readonly parts: { lot: Lot; amount: number }[];
}

/** An order in the model. */
export interface ModelOrder extends Held {
  readonly uuid: string;
  readonly pieces: number;
  status: 1 | 2 | 3 | 4 | 5;
}

/** A top-up of the card. */
export interface ModelTopUp extends Held {
  readonly uuid: string;
  open: boolean;
}

/** A project with the flags of its scans. */
export interface ModelProject {
  readonly uuid: string;
  readonly closesAt: number;
  status: 1 | 2 | 3 | 4 | 5;
  surveyed: boolean;
  scans: { uuid: string; serial: string; flag: 1 | 2 | 3 }[];
}

const MOVES: Readonly<Record<"approve" | "complete" | "reject" | "fail", readonly [readonly number[], 2 | 3 | 4 | 5]>> =
  {
    approve: [[1, 5], 2],
    complete: [[2], 3],
    reject: [[1, 2, 5], 4],
    fail: [[1, 2], 5],
  };

/** Commands of staff on an order. */
export type OrderStep = keyof typeof MOVES;

/** Commands of staff on a project. */
export type ReviewStep = "accept" | "reject_scan" | "close" | "return" | "resume";

/** A minimal model of one company. Each command returns the status that the backend should answer. */
export class LedgerModel {
  readonly orders: ModelOrder[] = [];
  readonly topUps: ModelTopUp[] = [];
  readonly projects: ModelProject[] = [];
  readonly #lots: Lot[] = [];
  readonly #minimum: number;
  readonly #scanPoints: number;
  #earned = 0;
  stock: number;
  now: number;

  constructor(state: {
    lots: readonly { remaining: number; expiresAt: number }[];
    stock: number;
    now: number;
    minimum: number;
    scanPoints: number;
  }) {
    for (const lot of state.lots) this.#lots.push({ ...lot, order: this.#earned++ });
    this.stock = state.stock;
    this.now = state.now;
    this.#minimum = state.minimum;
    this.#scanPoints = state.scanPoints;
  }

  get balance(): number {
    return this.#lots.reduce((sum, { remaining }) => sum + remaining, 0);
  }

  grant(points: number): void {
    this.#lots.push({
      remaining: points,
      expiresAt: endOfDay(addMonths(dayIn(new Date(this.now), TIME_ZONE), MONTHS), TIME_ZONE).getTime(),
      order: this.#earned++,
    });
  }

  #take(points: number): Held["parts"] {
    const parts: Held["parts"] = [];
    let rest = points;
    for (const lot of this.#lots.toSorted((one, other) => one.expiresAt - other.expiresAt || one.order - other.order)) {
      const amount = Math.min(rest, lot.remaining);
      if (amount === 0) continue;
      lot.remaining -= amount;
      rest -= amount;
      parts.push({ lot, amount });
    }
    return parts;
  }

  #giveBack({ parts }: Held): void {
    for (const { lot, amount } of parts) if (lot.expiresAt > this.now) lot.remaining += amount;
  }

  mayOrder(pieces: number, points: number): 201 | 422 {
    return points >= this.#minimum && pieces <= this.stock && points <= this.balance ? 201 : 422;
  }

  order(uuid: string, pieces: number, points: number): void {
    this.stock -= pieces;
    this.orders.push({ uuid, pieces, points, status: 1, parts: this.#take(points) });
  }

  step(order: ModelOrder, step: OrderStep): 200 | 409 {
    const [from, to] = MOVES[step];
    if (!from.includes(order.status)) return 409;
    order.status = to;
    if (to === 4) {
      this.stock += order.pieces;
      this.#giveBack(order);
    }
    return 200;
  }

  mayTopUp(points: number): 201 | 422 {
    return points <= this.balance ? 201 : 422;
  }

  topUp(uuid: string, points: number): void {
    this.topUps.push({ uuid, points, open: true, parts: this.#take(points) });
  }

  settle(topUp: ModelTopUp, succeeded: boolean): 200 | 409 {
    if (!topUp.open) return 409;
    topUp.open = false;
    if (!succeeded) this.#giveBack(topUp);
    return 200;
  }

  mayScan({ status }: ModelProject, serial: string): 201 | 409 {
    const taken = this.projects.some(({ scans }) => scans.some((one) => one.serial === serial));
    return status === 1 && !taken ? 201 : 409;
  }

  removeScan(project: ModelProject, uuid: string): 204 | 409 {
    if (project.status !== 1) return 409;
    project.scans = project.scans.filter((one) => one.uuid !== uuid);
    return 204;
  }

  #award(project: ModelProject): void {
    project.status = 2;
    const points = project.scans.filter(({ flag }) => flag === 1).length * this.#scanPoints;
    if (points > 0) this.grant(points);
  }

  survey(project: ModelProject): 201 | 409 {
    const { status, surveyed, scans } = project;
    if (surveyed || (status !== 1 && status !== 4) || scans.length === 0) return 409;
    project.surveyed = true;
    if (scans.some(({ flag }) => flag === 2)) project.status = 5;
    else this.#award(project);
    return 201;
  }

  review(project: ModelProject, step: ReviewStep): 200 | 409 {
    if (project.status !== (step === "resume" ? 4 : 5)) return 409;
    if (step === "return") project.status = 4;
    else if (step === "resume") project.status = 5;
    else {
      const flag = step === "reject_scan" ? 3 : 1;
      for (const one of project.scans) if (one.flag === 2) one.flag = flag;
      if (step === "close") this.#award(project);
    }
    return 200;
  }

  advance(milliseconds: number): void {
    this.now += milliseconds;
    for (const project of this.projects)
      if ((project.status === 1 || project.status === 4) && !project.surveyed && project.closesAt <= this.now)
        project.status = 3;
    for (const lot of this.#lots) if (lot.expiresAt <= this.now) lot.remaining = 0;
  }
}
