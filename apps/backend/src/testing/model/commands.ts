import { addDays, dayIn, endOfDay } from "@lucarne/api-client/day";
import { DAY } from "@lucarne/api-client/durations";
import fc from "fast-check";

import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import type { TestBackend } from "../backend.ts";
import type { TestOperator } from "../operator.ts";
import { tokenFor } from "../operations/belongings.ts";
import { CUSTOMER } from "../shop.ts";
import { TIME_ZONE, type LedgerModel, type OrderStep, type ReviewStep } from "./ledger-model.ts";
import { bodyOf } from "../body-of.ts";
import { operatorBodyOf } from "../operator-body-of.ts";
import { z } from "zod";

/** Access of the commands to the backend. */
export interface Real {
  readonly backend: TestBackend;
  readonly operator: TestOperator;
  readonly company: { readonly id: number; readonly uuid: string };
  readonly userId: number;
  token: string;
}

/** Products scanned by these tests only. */
export const serialOfNumber = (number: number): string => `MODEL${String(number).padStart(6, "0")}`;

const SURVEY = JSON.stringify(
  (
    [
      [11, [71, 73]],
      [12, [80]],
      [14, [84]],
      [15, [90, 91]],
      [16, [102]],
      [113, ["yes"]],
    ] as const
  ).map(([questionId, answers], id) => ({ id, questionId, answers })),
);

/** Fails the sequence when backend and model differ. */
const agree = (what: string, backend: unknown, model: unknown): void => {
  if (backend !== model) throw new Error(`${what}: the backend says ${String(backend)}, the model ${String(model)}.`);
};

type Run = (model: LedgerModel, real: Real) => Promise<void>;

/** One command; after it, backend and model must agree on the balance. */
class Step implements fc.AsyncCommand<LedgerModel, Real> {
  readonly #name: string;
  readonly #run: Run;
  constructor(name: string, run: Run) {
    this.#name = name;
    this.#run = run;
  }
  check = () => true;
  async run(model: LedgerModel, real: Real): Promise<void> {
    await this.#run(model, real);
    const { spendable } = await balanceOf(real.backend.database.db, real.company.id);
    agree(`what can be spent after ${this.#name}`, spendable, model.balance);
  }
  toString = () => this.#name;
}

const chosen = <One>(list: readonly One[], index: number): One | undefined => list[index % Math.max(1, list.length)];
const uuidOf = (body: unknown): string => z.object({ uuid: z.string() }).parse(body).uuid;

const grant = (points: number) =>
  new Step(`grant ${points}`, async (model, { operator, company }) => {
    const body = { company: company.uuid, reason: "trainings", points };
    agree("grant", (await operator.call("POST", "/points/grants", body)).status, 201);
    model.grant(points);
  });

const order = (pieces: number) =>
  new Step(`order ${pieces}`, async (model, { backend, token }) => {
    const lines = [{ variantGuid: variantUuid("pl", "pen"), quantity: pieces }];
    const body = { type: "cart", order: lines, customer: CUSTOMER };
    const { status, body: placed } = await backend.call("POST", "/v2/orders", { token, body });
    agree(`order ${pieces}`, status, model.mayOrder(pieces, pieces));
    if (status === 201) model.order(uuidOf(placed), pieces, pieces);
  });

const orderStep = (step: OrderStep, index: number) =>
  new Step(`${step} order ${index}`, async (model, { operator }) => {
    const one = chosen(model.orders, index);
    if (!one) return;
    const body = step === "reject" || step === "fail" ? { reason: "a test" } : undefined;
    const answer = await operator.call("POST", `/orders/${one.uuid}/${step}`, body);
    agree(`${step} order`, answer.status, model.step(one, step));
    if (answer.status === 200) agree("status of the order", operatorBodyOf("approveOrder", answer).status, one.status);
  });

const project = () =>
  new Step("project", async (model, { backend, token }) => {
    const body = { name: "ul. Polna 1", streetName: "ul. Polna 1", city: "Opole", postalCode: "45-001" };
    const answer = await backend.call("POST", "/v1/project", { token, body });
    agree("project", answer.status, 201);
    model.projects.push({
      uuid: uuidOf(answer.body),
      closesAt: endOfDay(addDays(dayIn(new Date(model.now), TIME_ZONE), 30), TIME_ZONE).getTime(),
      status: 1,
      surveyed: false,
      scans: [],
    });
  });

const scan = (index: number, number: number) =>
  new Step(`scan ${number} into ${index}`, async (model, { backend, token }) => {
    const into = chosen(model.projects, index);
    if (!into) return;
    const serial = serialOfNumber(number);
    const body = { projects_id: into.uuid, code: serial };
    const answer = await backend.call("POST", "/v2/scans", { token, body });
    agree("scan", answer.status, model.mayScan(into, serial));
    if (answer.status === 201) into.scans.push({ uuid: uuidOf(answer.body), serial, flag: 2 });
  });

const removeScan = (index: number) =>
  new Step(`remove scan ${index}`, async (model, { backend, token }) => {
    const all = model.projects.flatMap((from) => from.scans.map(({ uuid }) => ({ from, uuid })));
    const one = chosen(all, index);
    if (!one) return;
    const { status } = await backend.call("DELETE", `/v2/scans/${one.uuid}`, { token });
    agree("remove scan", status, model.removeScan(one.from, one.uuid));
  });

const compareProject = async (uuid: string, model: LedgerModel, { backend, token }: Real): Promise<void> => {
  const expected = model.projects.find((one) => one.uuid === uuid);
  const answer = await backend.call("GET", `/v1/project/${uuid}`, { token });
  agree("status of the project", bodyOf("getProject", answer).status.id, expected?.status);
};

const survey = (index: number) =>
  new Step(`survey ${index}`, async (model, real) => {
    const one = chosen(model.projects, index);
    if (!one) return;
    const { token } = real;
    const { status } = await real.backend.call("POST", `/v1/project/${one.uuid}/survey`, {
      token,
      body: { response: SURVEY },
    });
    agree("survey", status, model.survey(one));
    await compareProject(one.uuid, model, real);
  });

const review = (action: ReviewStep, index: number) =>
  new Step(`${action} project ${index}`, async (model, real) => {
    const one = chosen(model.projects, index);
    if (!one) return;
    const { status } = await real.operator.call("POST", `/projects/${one.uuid}/review`, { action });
    agree(action, status, model.review(one, action));
    await compareProject(one.uuid, model, real);
  });

const topUp = (points: number) =>
  new Step(`top up ${points}`, async (model, { backend, token, company }) => {
    const body = { variant_uuid: variantUuid("pl", "club-card", String(points)), terms_accepted: 1 };
    const answer = await backend.call("POST", `/v1/edenred/card/topup/${company.id}`, { token, body });
    agree("top-up", answer.status, model.mayTopUp(points));
    if (answer.status === 201) model.topUp(uuidOf(answer.body), points);
  });

const settle = (index: number, result: "succeed" | "refuse" | "reject") =>
  new Step(`${result} top-up ${index}`, async (model, { operator }) => {
    const one = chosen(model.topUps, index);
    if (!one) return;
    const { status } = await operator.call("POST", `/topups/${one.uuid}/settle`, { result });
    agree(`${result} top-up`, status, model.settle(one, result === "succeed"));
  });

const advance = (days: number) =>
  new Step(`${days} days later`, async (model, real) => {
    agree("clock", (await real.operator.call("POST", "/clock/advance", { by: `${days}d` })).status, 200);
    model.advance(days * DAY);
    real.token = await tokenFor(real.backend, real.userId);
    const [newest] = model.projects.slice(-1);
    if (newest) await compareProject(newest.uuid, model, real);
  });

const index = fc.nat({ max: 9 });

/** Sequences of commands of users, staff and the clock. */
export const sequences = (longest: number) =>
  fc.commands(
    [
      fc.constantFrom(50, 300, 1500).map(grant),
      fc.constantFrom(100, 128, 200, 999).map(order),
      fc.constantFrom(128, 200).map(order),
      fc
        .tuple(fc.constantFrom<OrderStep[]>("approve", "approve", "complete", "reject", "fail"), index)
        .map(([step, at]) => orderStep(step, at)),
      fc.constant(null).map(project),
      fc.tuple(index, fc.nat({ max: 40 })).map(([at, number]) => scan(at, number)),
      fc.tuple(index, fc.nat({ max: 40 })).map(([at, number]) => scan(at, number)),
      index.map(removeScan),
      index.map(survey),
      fc
        .tuple(fc.constantFrom<ReviewStep[]>("accept", "reject_scan", "close", "close", "return", "resume"), index)
        .map(([step, at]) => review(step, at)),
      fc.constantFrom(50, 100, 200, 500).map(topUp),
      fc.tuple(index, fc.constantFrom("succeed", "refuse", "reject")).map(([at, result]) => settle(at, result)),
      fc.constantFrom(1, 10, 31, 200).map(advance),
    ],
    { maxCommands: longest, size: "max" },
  );
