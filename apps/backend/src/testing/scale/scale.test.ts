import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { withBackend } from "../backend.ts";
import { grow } from "./grow.ts";
import { recordStatements } from "./plans.ts";
import { readsOf } from "./reads.ts";

/*
 * The plans of every read on a database that has 100,000 transfers. A server plans it, because the embedded
 * database takes a minute to write it. Times are measured by `npm run bench -- scale`.
 */

const HEAVY = "marek@dachserwis.example";
const ORDINARY = "petr@strechynovak.example";

const statements = recordStatements();
const backend = withBackend({ kind: "postgres" });

beforeAll(async () => {
  const { id: userId, companyId } = await backend().person(HEAVY);
  const each = { projects: 15, scansPerProject: 2, earnings: 60, spendings: 20, orders: 12, notifications: 12 };
  const heavy = {
    projects: 500,
    scansPerProject: 4,
    earnings: 15_000,
    spendings: 5_000,
    orders: 200,
    notifications: 500,
  };
  await grow(backend().database, { companies: 1_000, each, heavy: { companyId, userId, ...heavy } });
});
afterAll(() => statements.restore());

describe("on a database with 100,000 transfers", () => {
  it.each([
    ["a company with 20,000 of them", HEAVY],
    ["an ordinary company", ORDINARY],
  ])("no read of %s reads a large table from beginning to end", async (_, email) => {
    const faults: string[] = [];
    for (const { name, run } of await readsOf(backend(), email)) {
      const sent = await statements.during(async () => expect(await run(), name).toBeLessThan(500));
      for (const { table, statement } of await statements.tableScans(sent))
        faults.push(`${name}: ${table}: ${statement}`);
    }
    expect(faults).toEqual([]);
  });
});
