import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { migrate, readMigrations } from "../../db/setup/migrate.ts";
import { sourceFile } from "../../kernel/program-files.ts";
import { createBackendWorker } from "../../runtime/backend-worker.ts";
import { withBackend } from "../backend.ts";
import { tokenFor } from "../operations/belongings.ts";
import { readsOf } from "../scale/reads.ts";
import { cartOf, setBalance } from "../shop.ts";
import { matchers } from "../../../../../test-matchers.ts";

/*
 * A release replaces another without a pause: while the processes of the release before go on, a new one migrates the
 * database. This program is the release before; the next one has one more migration.
 */

const EMAIL = "marek@dachserwis.example";
const backend = withBackend({ kind: "postgres" });
let folder: string;

/** The migrations of the next release. */
const release = async (script: string): Promise<void> => {
  await cp(sourceFile("db/migrations"), folder, { recursive: true });
  const next = (await readMigrations()).length + 1;
  await writeFile(path.join(folder, `${String(next).padStart(4, "0")}_next.sql`), script);
};

const ADDS = `
alter table project add column roof text;
alter table orders add column channel text not null default 'portal';
create table roof (id bigint generated always as identity primary key, company_id bigint not null references company);
create index project_roof on project (roof) where roof is not null;
`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lucarne-release-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a release whose migration only adds", () => {
  let token: string;

  const order = async () => {
    const answer = await backend().call("POST", "/v2/orders", {
      token,
      body: cartOf(130),
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    expect(answer.body).toMatchObject({ uuid: matchers.any(String) });
    return answer.status;
  };

  it("is migrated to while the release before reads and writes, and no call fails", async () => {
    const { id, companyId } = await backend().person(EMAIL);
    await setBalance(backend(), companyId, 100_000);
    token = await tokenFor(backend(), id);
    const known = (await readMigrations()).length;
    await release(`-- runs with: ${known}\n${ADDS}`);
    const statuses: number[] = [];
    let isMigrating = true;
    const callers = Promise.all(
      [order, async () => (await backend().call("GET", "/v1/project", { token })).status].map(async (call) => {
        do statuses.push(await call());
        while (isMigrating);
        statuses.push(await call());
      }),
    );
    expect(await migrate(backend().database, folder)).toEqual([known + 1]);
    isMigrating = false;
    await callers;
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
  });

  it("leaves data that the release before starts on again, reads and works on", async () => {
    expect(await migrate(backend().database)).toEqual([]);
    for (const { name, run } of await readsOf(backend(), EMAIL)) expect(await run(), name).toBeLessThan(500);
    expect(await order()).toBe(201);
    await createBackendWorker(backend().app, { autopilot: true }).runDue();
    const { rows } = await backend().database.db.execute(sql`select distinct channel from orders`);
    expect(rows).toEqual([{ channel: "portal" }]);
  });
});

it("a release whose migration does not say so is refused by the release before", async () => {
  await backend().database.exec("update migration set oldest_program = null");
  await expect(migrate(backend().database)).rejects.toThrow(/written by a newer version of Lucarne/);
});
