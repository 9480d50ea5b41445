import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { and, asc, count, eq, gte, inArray, isNotNull, isNull, like } from "drizzle-orm";

import { openPostgres } from "../../db/client.ts";
import { appUser, company, orders, productSerial, project, scan } from "../../db/schema/index.ts";
import { openSession } from "../../areas/session/commands/open-session.ts";
import { UNKNOWN_ORIGIN } from "../../areas/session/rules/device.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { INSTALLER } from "../../kernel/caller.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { backendOn, type TestBackend, writeDemo } from "../backend.ts";
import { openOperator } from "../operator.ts";
import { picture, tokenFor } from "../operations/belongings.ts";
import { createTestDatabase } from "../postgres.ts";
import { cartOf, CUSTOMER, setBalance } from "../shop.ts";
import { createCallers, type Effects, type Kind, type Tokens } from "./callers.ts";
import { openProxy, supervise, type Supervised } from "./processes.ts";

/** How many objects of one kind were confirmed, and how many more or fewer were made than the answers allow. */
export interface Made {
  readonly kind: Kind;
  readonly confirmed: number;
  readonly wrong: number;
}

/** What mixed load on processes that are killed has shown. */
export interface LoadResult {
  readonly calls: number;
  readonly kills: number;
  /** Times of answered calls in milliseconds, for the first and the second half. */
  readonly times: readonly [readonly number[], readonly number[]];
  /** Answers by status; 0 is no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Refusals by status and code. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly made: readonly Made[];
  readonly prints: number;
  readonly uploads: number;
  readonly refreshes: number;
  readonly broken: readonly string[];
  /** Memory of all processes together in MB, one look every few seconds. */
  readonly memory: readonly number[];
}

interface Options {
  /** An empty server. */
  readonly serverUrl: string;
  readonly seconds: number;
  /** Seconds between two kills. */
  readonly every: number;
  readonly clients: number;
}

/** Somebody who may order, with points. */
export interface Buyer {
  readonly userId: number;
  readonly token: string;
  readonly company: string;
}

/** The name of each project of the load, and the beginning of each of its serials. */
const PROJECT = "Load";
const SERIAL = "LOAD";
/** The country of the buyers, of what they order and of the serials. */
const POLAND = 10;
/** Products that the load orders. */
const ORDERED = ["PL-SAFETY-HARNESS", "PL-STICKER"];
const STOCK = 1_000_000;
/** Points that each company gets at each look of the office. */
const POINTS = 50_000;

/** One installer of each company of Poland, with a million points. */
export const buyersOf = async (backend: TestBackend): Promise<Buyer[]> => {
  const people = await backend.database.db
    .select({ id: appUser.id, companyId: company.id, uuid: company.uuid })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    // What is ordered is Poland's.
    .where(
      and(
        eq(company.active, 1),
        eq(appUser.active, 1),
        isNull(appUser.deletedAt),
        eq(appUser.role, INSTALLER),
        eq(company.regionId, POLAND),
        // An order needs it.
        isNotNull(company.registrationNumber),
      ),
    )
    .orderBy(asc(appUser.id));
  const buyers: Buyer[] = [];
  for (const { id, companyId, uuid } of new Map(people.map((person) => [person.companyId, person])).values()) {
    await setBalance(backend, companyId, 1_000_000);
    buyers.push({ userId: id, token: await tokenFor(backend, id), company: uuid });
  }
  return buyers;
};

/** Serials that the load may scan, one after the other. */
const serialsOf = async ({ database: { db } }: TestBackend, how: number): Promise<() => string> => {
  const [model] = await db.select().from(productSerial).where(eq(productSerial.isWindow, true)).limit(1);
  if (!model) throw new Error("The demo has no serial.");
  const nameOf = (at: number): string => `${SERIAL}${String(at).padStart(8, "0")}`;
  const PART = 5_000;
  for (let from = 0; from < how; from += PART)
    await db.insert(productSerial).values(
      Array.from({ length: Math.min(PART, how - from) }, (_, at) => ({
        ...model,
        regions: [POLAND],
        serial: nameOf(from + at),
      })),
    );
  let next = 0;
  return () => nameOf(next++);
};

/** Compares the objects that exist with the answers: each confirmed key has one, a key without a final answer at most one. */
const compare = (kind: Kind, { confirmed, unknown }: Effects, { found, all }: { found: number; all: number }): Made => {
  const uuids = new Set([...confirmed.values()].flatMap((made) => [...made]));
  const doubled = [...confirmed.values()].filter(({ size }) => size !== 1).length;
  const lost = uuids.size - found;
  const tooMany = Math.max(0, all - confirmed.size - unknown);
  return { kind, confirmed: confirmed.size, wrong: doubled + lost + tooMany };
};

/** What the load has made, against what is stored. */
const madeBy = async ({ database: { db } }: TestBackend, effects: Readonly<Record<Kind, Effects>>, began: Date) => {
  const uuidsOf = (kind: Kind) => [...effects[kind].confirmed.values()].flatMap((made) => [...made]);
  const PART = 10_000;
  const foundOf = async (table: typeof orders | typeof project | typeof scan, kind: Kind): Promise<number> => {
    const uuids = uuidsOf(kind);
    let found = 0;
    for (let from = 0; from < uuids.length; from += PART) {
      const part = uuids.slice(from, from + PART);
      const [row] = await db.select({ found: count() }).from(table).where(inArray(table.uuid, part));
      found += row?.found ?? 0;
    }
    return found;
  };
  const [ordered] = await db.select({ all: count() }).from(orders).where(gte(orders.createdAt, began));
  const [projects] = await db.select({ all: count() }).from(project).where(eq(project.name, PROJECT));
  const [scans] = await db
    .select({ all: count() })
    .from(scan)
    .where(like(scan.serial, `${SERIAL}%`));
  return [
    compare("order", effects.order, { found: await foundOf(orders, "order"), all: ordered?.all ?? 0 }),
    compare("project", effects.project, { found: await foundOf(project, "project"), all: projects?.all ?? 0 }),
    compare("scan", effects.scan, { found: await foundOf(scan, "scan"), all: scans?.all ?? 0 }),
  ];
};

/**
 * Three web and two worker processes behind a proxy, with the autopilot on. Clients read, order, upload, print, open projects,
 * scan and renew their session, and send a call again with its key when it got no answer. The office refills stock and points.
 * A random process is killed every few seconds and started again.
 */
export const loadKilledProcesses = async ({ serverUrl, seconds, every, clients }: Options): Promise<LoadResult> => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-load-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const url = await createTestDatabase(serverUrl, `load_${process.pid}_${Date.now()}`);
  await writeDemo(url);
  const backend = await backendOn(openPostgres(url, { timeout: 60_000 }));
  opened.defer(async () => {
    await backend.server.close();
    await backend.database.close();
  });
  const buyers = await buyersOf(backend);
  const nextSerial = await serialsOf(backend, 200 * seconds);
  const logo = picture();
  const office = await openOperator(backend);
  opened.defer(office.close);
  const roles = ["web", "web", "web", "worker", "worker"] as const;
  const processes: Supervised[] = await Promise.all(
    roles.map((role, at) => supervise({ role, url, dataDir: path.join(folder, String(at)) })),
  );
  for (const one of processes) opened.defer(one.stop);
  const proxy = await openProxy(processes.filter(({ role }) => role === "web"));
  opened.defer(proxy.close);

  const startedAt = backend.clock.now();
  const began = performance.now();
  const end = began + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const { send, make, refresh, times, statuses, refusals, effects } = createCallers(proxy.url, () =>
    performance.now() - began < (seconds * 1000) / 2 ? 0 : 1,
  );
  const memory: number[] = [];
  const done = { kills: 0, prints: 0, uploads: 0, refreshes: 0 };

  // Each is worth more than the smallest order of the country.
  const order = ({ token }: Buyer) =>
    make("order", "/v2/orders", token, cartOf(1 + Math.floor(Math.random() * 3), variantUuid("pl", "safety-harness")));
  const print = async ({ token }: Buyer): Promise<void> => {
    const lines = [{ variantGuid: variantUuid("pl", "sticker"), quantity: 1 }];
    const data = {
      type: "sticker",
      companyName: "Dach-Serwis",
      phone: "+48 601 234 567",
      link: "https://dach.example",
    };
    const uuid = await make("order", "/v2/orders", token, {
      type: "marketing",
      order: lines,
      customer: CUSTOMER,
      data,
    });
    if (uuid === undefined) return;
    const { status } = await send(`/v2/orders/${uuid}/print`, { token });
    if (status === 200) done.prints++;
  };
  const upload = async ({ token }: Buyer): Promise<void> => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
    const { status } = await send("/v1/shop/order/files", { method: "POST", token, body });
    if (status < 300 && status > 0) done.uploads++;
  };
  const build = async ({ token }: Buyer): Promise<void> => {
    const site = { name: PROJECT, streetName: "ul. Polna 12", city: "Kraków", postalCode: "30-001" };
    const uuid = await make("project", "/v1/project", token, site);
    if (uuid === undefined) return;
    for (let scans = 0; scans < 2; scans++)
      await make("scan", "/v2/scans", token, { projects_id: uuid, code: nextSerial() });
  };
  const read = ({ token, company: uuid }: Buyer) => {
    const reads = [
      `/v1/company/points/${uuid}`,
      "/v1/points/history?limit=20",
      "/v2/orders?limit=20",
      "/v1/notifications?limit=20",
      "/v1/project?limit=20",
    ];
    return send(reads[Math.floor(Math.random() * reads.length)] ?? "", { token });
  };
  const client = async (at: number): Promise<void> => {
    const own = buyers[at % buyers.length];
    if (!own) return;
    let session: Tokens = await backend.database.transaction((tx) =>
      openSession(tx, own.userId, UNKNOWN_ORIGIN, backend.clock.now()),
    );
    const renew = async (): Promise<void> => {
      const renewed = await refresh(session);
      if (!renewed) return;
      session = renewed;
      done.refreshes++;
    };
    // Each kind once, however few calls a slow machine makes.
    for (const act of [order, print, upload, build, renew]) await act(own);
    for (let turn = at; !isOver(); turn++) {
      const buyer = buyers[turn % buyers.length] ?? own;
      const what = Math.random();
      if (what < 0.15) await order(buyer);
      else if (what < 0.155) await print(buyer);
      else if (what < 0.175) await upload(buyer);
      else if (what < 0.25) await build(buyer);
      else if (what < 0.26) await renew();
      else await read(buyer);
    }
  };
  const refill = async (): Promise<void> => {
    const must = async (...call: Parameters<typeof office.call>): Promise<void> => {
      const { status, body } = await office.call(...call);
      if (status >= 400) throw new Error(`The office was refused ${call[1]}: ${JSON.stringify(body)}`);
    };
    while (!isOver()) {
      for (const sku of ORDERED) await must("PUT", `/products/${sku}/stock`, { on_hand: STOCK });
      for (const { company: uuid } of buyers)
        await must("POST", "/points/grants", { company: uuid, reason: "trainings", points: POINTS });
      await wait(5_000);
    }
  };
  const killer = async (): Promise<void> => {
    while (performance.now() + every * 1000 < end) {
      await wait(every * 1000);
      await processes[Math.floor(Math.random() * processes.length)]?.kill();
      done.kills++;
    }
  };
  const observer = async (): Promise<void> => {
    while (!isOver()) {
      await wait(2_000);
      const sizes = await Promise.all(processes.map((one) => one.memory()));
      if (sizes.every((size) => size !== undefined)) memory.push(sizes.reduce((sum, size) => sum + (size ?? 0), 0));
    }
  };
  await Promise.all([...Array.from({ length: clients }, (_, at) => client(at)), refill(), killer(), observer()]);

  return {
    calls: [...statuses.values()].reduce((sum, one) => sum + one, 0),
    times,
    statuses,
    refusals,
    made: await madeBy(backend, effects, startedAt),
    broken: (await verifyLedger(backend.database)).map(({ rule }) => rule),
    memory,
    ...done,
  };
};
