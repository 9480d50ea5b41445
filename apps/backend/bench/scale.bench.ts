// Every read of the contract on a PostgreSQL server with five million transfers, for an ordinary company and for a heavy
// one, in turns with the same read on the seed data. Then the background work, and the size of each table. Fails where a
// plan reads a large table from beginning to end, and where a read misses its goal each time it is measured. SCALE is the
// share of the full size, for a quick look.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, openPostgres } from "../src/db/client.ts";
import { ledgerWatch } from "../src/db/schema/index.ts";
import { verifyLedger } from "../src/ledger/verify.ts";
import { verifyInTurn } from "../src/ledger/watch.ts";
import { createBackendWorker } from "../src/runtime/backend-worker.ts";
import { backendOn, type TestBackend, writeDemo } from "../src/testing/backend.ts";
import { createTestDatabase, startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { grow } from "../src/testing/scale/grow.ts";
import { recordStatements } from "../src/testing/scale/plans.ts";
import { type Read, readsOf } from "../src/testing/scale/reads.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { percentile } from "../../../scripts/lib/bench/percentile.ts";

export const name = "scale";

const SCALE = Number(process.env["SCALE"] ?? 1);
const ORDINARY = "petr@strechynovak.example";
const HEAVY = "marek@dachserwis.example";
/** The most that a read may take, as a multiple of its time on the seed data. */
const COMPANIES = [
  { whose: "ordinary", email: ORDINARY, goal: 2 },
  { whose: "heavy", email: HEAVY, goal: 4 },
] as const;
const WARM_UP = 5;
const TURNS = 40;
/** How often a read is measured that misses its goal. */
const ATTEMPTS = 3;
/** Milliseconds below which a difference is that of the clock and of the machine. */
const NOISE = 3;

const timed = async ({ run: call }: Read): Promise<number> => {
  const began = performance.now();
  const status = await call();
  if (status >= 500) throw new Error(`It answered ${status}.`);
  return performance.now() - began;
};

const percentiles = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

/** Times of one read on both databases, in turns, so that a busy moment of the machine slows both. */
const compare = async (seeded: Read, grown: Read) => {
  const times: Record<"seeded" | "grown", number[]> = { seeded: [], grown: [] };
  for (let turn = -WARM_UP; turn < TURNS; turn++) {
    const [one, other] = [await timed(seeded), await timed(grown)];
    if (turn < 0) continue;
    times.seeded.push(one);
    times.grown.push(other);
  }
  return { seeded: percentiles(times.seeded), grown: percentiles(times.grown) };
};

const tenth = (value: number) => Math.round(10 * value) / 10;
const seconds = (began: number) => tenth((performance.now() - began) / 1000);

const sizeOf = (scale: number) => ({
  companies: Math.round(10_000 * scale),
  each: { projects: 20, scansPerProject: 10, earnings: 400, spendings: 100, orders: 20, notifications: 20 },
  heavy: {
    projects: Math.round(2_000 * scale),
    scansPerProject: 10,
    earnings: Math.round(15_000 * scale),
    spendings: Math.round(5_000 * scale),
    orders: Math.round(1_000 * scale),
    notifications: Math.round(1_000 * scale),
  },
});

interface Databases {
  readonly seeded: TestBackend;
  readonly grown: TestBackend;
  readonly statements: ReturnType<typeof recordStatements>;
}

/** One read on both databases. It is measured again while it misses the goal: the machine may have been busy. */
const readRow = async (same: Read, read: Read, { whose, goal }: (typeof COMPANIES)[number]): Promise<Row> => {
  for (let attempt = 1; ; attempt++) {
    const { seeded: small, grown: large } = await compare(same, read);
    const ratio = large.p95 / small.p95;
    const missed = ratio > goal && large.p95 - small.p95 > NOISE;
    if (missed && attempt < ATTEMPTS) continue;
    return {
      figure: `${whose}: ${read.name}: p50, p95`,
      value: `${tenth(large.p50)}, ${tenth(large.p95)}`,
      unit: "ms",
      against: `seed data ${tenth(small.p50)}, ${tenth(small.p95)}; p50 × ${tenth(large.p50 / small.p50)}, p95 × ${tenth(ratio)}${missed ? `, at most ${goal}` : ""}`,
      missed,
    };
  }
};

/** The reads of one company on both databases. */
const readsRows = async (
  { seeded, grown, statements }: Databases,
  company: (typeof COMPANIES)[number],
): Promise<Row[]> => {
  const rows: Row[] = [];
  const { whose, email } = company;
  const before = new Map((await readsOf(seeded, email)).map((read) => [read.name, read]));
  for (const read of await readsOf(grown, email)) {
    const same = before.get(read.name);
    if (!same) throw new Error(`The seed data have no ${read.name}.`);
    rows.push(await readRow(same, read, company));
  }
  for (const { name: read, run: call } of await readsOf(grown, email)) {
    const sent = await statements.during(call);
    for (const { table, rows: size, statement } of await statements.tableScans(sent))
      throw new Error(`${whose}: ${read} reads all ${size} rows of ${table}: ${statement}`);
  }
  return rows;
};

/** The verification of the ledger, in full and in turns, and a round of the worker without work. */
const workRows = async ({ app, database, clock }: TestBackend): Promise<Row[]> => {
  const rows: Row[] = [];
  let began = performance.now();
  const broken = await verifyLedger(database);
  if (broken.length > 0) throw new Error(`The ledger is wrong: ${JSON.stringify(broken)}`);
  rows.push({ figure: "ledger verified in full in", value: seconds(began), unit: "s" });
  const times: number[] = [];
  do {
    began = performance.now();
    await verifyInTurn(database, clock.now());
    times.push(performance.now() - began);
  } while ((await database.db.select().from(ledgerWatch))[0]?.lastAccount !== 0);
  const { p50, p95 } = percentiles(times);
  rows.push({
    figure: "ledger verified in turns: p50, p95",
    value: `${tenth(p50)}, ${tenth(p95)}`,
    unit: "ms",
    against: `${times.length} calls for all accounts`,
  });
  const worker = createBackendWorker(app, { autopilot: false });
  await worker.runDue();
  const rounds: number[] = [];
  for (let round = 0; round < 20; round++) {
    began = performance.now();
    await worker.runDue();
    rounds.push(performance.now() - began);
  }
  const idle = percentiles(rounds);
  rows.push({ figure: "a round of the worker: p50, p95", value: `${tenth(idle.p50)}, ${tenth(idle.p95)}`, unit: "ms" });
  return rows;
};

const TABLE = z.object({
  name: z.string(),
  count: z.coerce.number(),
  bytes: z.coerce.number(),
  indexes: z.coerce.number(),
});

const tableRows = async ({ db }: Database): Promise<Row[]> => {
  const { rows } = await db.execute(sql`select relname as name, reltuples::bigint as count,
      pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000
    order by bytes desc`);
  return TABLE.array()
    .parse(rows)
    .map(({ name: table, count, bytes, indexes }) => ({
      figure: `table ${table}`,
      value: Math.round(bytes / 1e6),
      unit: "MB",
      against: `${count} rows, ${Math.round(bytes / count)} bytes each, of them ${Math.round(indexes / count)} in indexes`,
    }));
};

const onServer = async (server: TestPostgres): Promise<Row[]> => {
  const statements = recordStatements();
  const opened: TestBackend[] = [];
  const open = async (database: string) => {
    const url = await createTestDatabase(server.url, database);
    await writeDemo(url);
    const backend = await backendOn(openPostgres(url, { timeout: 60_000 }));
    opened.push(backend);
    return backend;
  };
  const rows: Row[] = [];
  try {
    const [seeded, grown] = [await open("seeded"), await open("scale")];
    const { id: userId, companyId } = await grown.person(HEAVY);
    const size = sizeOf(SCALE);
    const began = performance.now();
    await grow(grown.database, { ...size, heavy: { companyId, userId, ...size.heavy } });
    rows.push({ figure: "written in", value: seconds(began), unit: "s" });
    for (const one of COMPANIES) rows.push(...(await readsRows({ seeded, grown, statements }, one)));
    rows.push(...(await workRows(grown)), ...(await tableRows(grown.database)));
  } finally {
    statements.restore();
    for (const { server: http, database } of opened) {
      await http.close();
      await database.close();
    }
  }
  return rows;
};

export const run = async (): Promise<Row[]> => {
  const server = await startPostgres();
  try {
    return await onServer(server);
  } finally {
    await server.stop();
  }
};
