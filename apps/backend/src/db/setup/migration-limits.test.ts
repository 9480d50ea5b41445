import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { type Database, openPostgres } from "../client.ts";
import { LOCKS, waitForLock } from "../sql/advisory-lock.ts";
import { migrate, readMigrations } from "./migrate.ts";

/** The limit of a statement in these tests, in milliseconds, and what takes longer. */
const LIMIT = 50;
const LONGER = "select pg_sleep(0.2)";

let folder: string;
let url: string;
let open: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lucarne-limits-"));
  await cp(path.join(import.meta.dirname, "../migrations"), folder, { recursive: true });
  url = await createTestDatabase(inject("postgresUrl"), `limits_${process.pid}`);
  open = openPostgres(url, { timeout: WAIT_LIMIT });
  await migrate(open);
});
afterEach(async () => {
  await open.close();
  await rm(folder, { recursive: true, force: true });
});

/** The database with the limit for every script. */
const limited = (): Database => ({
  ...open,
  exec: (script) => open.exec(`set local statement_timeout = ${LIMIT}; ${script}`),
});

/** Adds a migration to the folder. */
const add = async (script: string): Promise<void> => {
  const next = String((await readMigrations(folder)).length + 1).padStart(4, "0");
  await writeFile(path.join(folder, `${next}_next.sql`), script);
};

it("a migration may take longer than a call's statement", { tags: "long" }, async () => {
  await add(`create table kept (id int); ${LONGER};`);
  expect(await migrate(limited(), folder)).toHaveLength(1);
});

it("a process waits for another one's migration longer than a call's statement may", async () => {
  const waits = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
    where not granted and locktype = 'advisory' and datname = current_database()`;
  let second: Promise<number[]> | undefined;
  await open.transaction(async (tx) => {
    await waitForLock(tx, LOCKS.migrations);
    second = migrate(limited(), folder);
    second.catch(() => undefined);
    await vi.waitFor(async () => expect((await tx.execute(waits)).rows).toHaveLength(1), WAIT_LIMIT);
    await tx.execute(LONGER);
  });
  expect(await second).toEqual([]);
});

it("a migration that waits for a table ends soon, because all calls of that table wait behind it", async () => {
  await add("create table seen as select current_setting('lock_timeout') as lock;");
  await migrate(limited(), folder);
  expect((await open.db.execute("select lock from seen")).rows).toEqual([{ lock: "5s" }]);
});

it("the limits of calls are the same afterwards", { tags: "long" }, async () => {
  const limits = sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout')`;
  const single = openPostgres(url, { poolSize: 1, timeout: WAIT_LIMIT });
  const before = await single.db.execute(limits);
  await migrate(single, folder);
  expect((await single.db.execute(limits)).rows).toEqual(before.rows);
  await single.close();
});
