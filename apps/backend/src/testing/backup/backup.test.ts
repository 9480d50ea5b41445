import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { admitKeys } from "../../areas/config/commands/server-keys.ts";
import { type Database, openPostgres } from "../../db/client.ts";
import { createClock } from "../../db/clock.ts";
import { migrate } from "../../db/migrate.ts";
import { keepFile } from "../../files/keep-file.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { openAndMigrate } from "../../runtime/database-start.ts";
import { keptSecret } from "../../runtime/secrets.ts";
import { writeDemo } from "../backend.ts";
import { copyDemoDatabase, createTestDatabase, postgresBinaries } from "../postgres.ts";
import { TEST_KEY, testApp } from "../test-app.ts";
import { filesOf, tablesOf, vouchersOf } from "./contents.ts";

/* The steps of the handbook: a backup is restored where nothing was, and everything is compared. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lucarne-backup-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Adds two files to the demo, one of a single piece and one of several, and notes the key. */
const addFiles = async (database: Database, serverKey: string): Promise<void> => {
  const app = testApp({ database, clock: await createClock(database) });
  expect(await admitKeys(database, [serverKey])).toBe(true);
  for (const size of [10, 700_001]) {
    const file = {
      purpose: "order",
      name: "logo.png",
      mime: "image/png",
      bytes: Buffer.alloc(size, "drawing"),
    } as const;
    await keepFile(app, file, { companyId: 1, userId: 1 });
  }
};

const everythingIn = async (database: Database, key: string) => ({
  tables: await tablesOf(database),
  files: await filesOf(database),
  vouchers: await vouchersOf(database, key),
});

/** Compares a restored database with what was backed up, and uses it. */
const expectRestored = async (
  database: Database,
  key: string,
  expected: Awaited<ReturnType<typeof everythingIn>>,
): Promise<void> => {
  expect(expected.tables).toMatchObject({ file_piece: { rows: 4, hash: expect.stringMatching(/^[0-9a-f]{32}$/) } });
  expect(Object.keys(expected.files)).toHaveLength(2);
  expect(expected.vouchers.length).toBeGreaterThan(0);
  expect(JSON.stringify(expected.vouchers)).not.toContain("—");
  expect(await everythingIn(database, key)).toEqual(expected);
  expect(await verifyLedger(database)).toEqual([]);
  expect(await admitKeys(database, ["a key that has sealed nothing here"])).toBe(false);
  expect(await admitKeys(database, [key])).toBe(true);
  const file = { purpose: "order", name: "logo.png", mime: "image/png", bytes: Buffer.from("new") } as const;
  await keepFile(testApp({ database, clock: await createClock(database) }), file, { companyId: 1, userId: 1 });
};

const run = (tool: string, ...parts: string[]): void => {
  const { status, stderr } = spawnSync(tool, parts, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`);
};

describe("a backup", () => {
  it("of the data folder has everything, its key included", async () => {
    const [own, copy] = [path.join(folder, "own"), path.join(folder, "copy")];
    // The seeded data folder of the tests, with the key that it was made with.
    await mkdir(own);
    const image = new Blob([await readFile(inject("seededImage"))]);
    await (await PGlite.create({ dataDir: path.join(own, "db"), loadDataDir: image })).close();
    await writeFile(path.join(own, "server-key"), TEST_KEY);
    const { database } = await openAndMigrate({ dataDir: own, databaseUrl: undefined });
    const key = await keptSecret(own, "server-key");
    await addFiles(database, key);
    const expected = await everythingIn(database, key);
    await database.close();
    await cp(own, copy, { recursive: true });
    await rm(own, { recursive: true });
    const restored = await openAndMigrate({ dataDir: copy, databaseUrl: undefined });
    expect(restored.applied).toEqual([]);
    await expectRestored(restored.database, await keptSecret(copy, "server-key"), expected);
    await restored.database.close();
  });

  const tool = (name: string): string => path.join(postgresBinaries(), name);
  // PostgreSQL of npm has a server without its tools.
  it.runIf(existsSync(tool("pg_dump")))("of a PostgreSQL server by pg_dump has everything but the key", async () => {
    const [url, empty] = [
      await copyDemoDatabase(inject("postgresUrl"), `backup_own_${process.pid}`, writeDemo),
      await createTestDatabase(inject("postgresUrl"), `backup_copy_${process.pid}`),
    ];
    const database = openPostgres(url, { timeout: WAIT_LIMIT });
    await addFiles(database, TEST_KEY);
    const expected = await everythingIn(database, TEST_KEY);
    await database.close();
    const file = path.join(folder, "lucarne.dump");
    run(tool("pg_dump"), "--format=custom", `--file=${file}`, url);
    run(tool("pg_restore"), "--no-owner", "--exit-on-error", `--dbname=${empty}`, file);
    const restored = openPostgres(empty, { timeout: WAIT_LIMIT });
    expect(await migrate(restored)).toEqual([]);
    await expectRestored(restored, TEST_KEY, expected);
    await restored.close();
  });
});
