// Every read of the contract on a PostgreSQL server with a million rows and more, for an ordinary company and for a
// heavy one, against the seed data alone. Fails where a plan reads a large table from beginning to end. SCALE is the
// share of the full size, for a quick look.
import { openPostgres } from "../src/db/client.ts";
import { writeDemo, backendOn } from "../src/testing/backend.ts";
import { createTestDatabase, startPostgres } from "../src/testing/postgres.ts";
import { grow } from "../src/testing/scale/grow.ts";
import { recordStatements } from "../src/testing/scale/plans.ts";
import { readsOf } from "../src/testing/scale/reads.ts";

export const name = "scale";

const SCALE = Number(process.env.SCALE ?? 1);
const ORDINARY = "petr@strechynovak.example";
const HEAVY = "marek@dachserwis.example";
/** The most that a read may take, as a multiple of its time on the seed data. */
const GOALS = { [ORDINARY]: 2, [HEAVY]: 4 };
const TURNS = 40;

const timesOf = async ({ run }) => {
  const times = [];
  for (let turn = -5; turn < TURNS; turn++) {
    const began = performance.now();
    const status = await run();
    if (status >= 500) throw new Error(`It answered ${status}.`);
    if (turn >= 0) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return { p50: times[Math.floor(TURNS / 2)], p95: times[Math.floor(0.95 * TURNS)] };
};

const measure = async (backend, email) => {
  const found = new Map();
  for (const read of await readsOf(backend, email)) found.set(read.name, await timesOf(read));
  return found;
};

const tenth = (value) => Math.round(10 * value) / 10;

const onServer = async (url) => {
  const statements = recordStatements();
  await writeDemo(url);
  const backend = await backendOn(openPostgres(url, { timeout: 60_000 }));
  const rows = [];
  try {
    const before = new Map([
      [ORDINARY, await measure(backend, ORDINARY)],
      [HEAVY, await measure(backend, HEAVY)],
    ]);
    const { id: userId, companyId } = await backend.person(HEAVY);
    const began = performance.now();
    await grow(backend.database, {
      companies: Math.round(10_000 * SCALE),
      each: { projects: 20, scansPerProject: 10, earnings: 400, spendings: 100, orders: 20, notifications: 20 },
      heavy: {
        companyId,
        userId,
        projects: Math.round(2_000 * SCALE),
        scansPerProject: 10,
        earnings: Math.round(15_000 * SCALE),
        spendings: Math.round(5_000 * SCALE),
        orders: Math.round(1_000 * SCALE),
        notifications: Math.round(1_000 * SCALE),
      },
    });
    rows.push({ figure: "written in", value: Math.round((performance.now() - began) / 1000), unit: "s" });
    for (const [email, goal] of Object.entries(GOALS)) {
      const whose = email === HEAVY ? "heavy" : "ordinary";
      const after = await measure(backend, email);
      for (const [read, { p50, p95 }] of after) {
        const { p95: seeded } = before.get(email).get(read);
        const ratio = p95 / seeded;
        rows.push({
          figure: `${whose}: ${read}: p50, p95`,
          value: `${tenth(p50)}, ${tenth(p95)}`,
          unit: "ms",
          against: `p95 is ${ratio.toFixed(1)} × that on the seed data${ratio > goal && p95 - seeded > 2 ? `, at most ${goal}` : ""}`,
        });
      }
      for (const { name: read, run: call } of await readsOf(backend, email)) {
        const sent = await statements.during(call);
        for (const { table, rows: size, statement } of await statements.tableScans(sent))
          throw new Error(`${whose}: ${read} reads all ${size} rows of ${table}: ${statement}`);
      }
    }
  } finally {
    statements.restore();
    await backend.server.close();
    await backend.database.close();
  }
  return rows;
};

export const run = async () => {
  const server = await startPostgres();
  try {
    return await onServer(await createTestDatabase(server.url, "scale"));
  } finally {
    await server.stop();
  }
};
