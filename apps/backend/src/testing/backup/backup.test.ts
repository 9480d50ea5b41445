import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { admitKeys } from "../../areas/config/commands/server-keys.ts";
import { type Database, openPostgres } from "../../db/client.ts";
import { createClock } from "../../db/clock.ts";
import { migrate } from "../../db/setup/migrate.ts";
import { keepFile } from "../../files/keep-file.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { backupOf } from "../../runtime/machine/backup.ts";
import { openAndMigrate } from "../../runtime/machine/database-start.ts";
import { keptSecret } from "../../runtime/machine/secrets.ts";
import { writeDemo } from "../backend.ts";
import { copyDemoDatabase, createTestDatabase, postgresBinaries } from "../postgres.ts";
import { TEST_KEY, testApp } from "../test-app.ts";
import { filesOf, tablesOf, vouchersOf } from "./contents.ts";
import { matchers } from "../../../../../test-matchers.ts";

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
  expect(expected.tables).toMatchObject({ file_piece: { rows: 4, hash: matchers.stringMatching(/^[0-9a-f]{32}$/) } });
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

  it(
    "made while calls write has everything committed before it, and starts with its key",
    { tags: "long" },
    async () => {
      const own = path.join(folder, "running");
      await mkdir(own);
      const image = new Blob([await readFile(inject("seededImage"))]);
      await (await PGlite.create({ dataDir: path.join(own, "db"), loadDataDir: image })).close();
      await writeFile(path.join(own, "server-key"), TEST_KEY);
      const { database } = await openAndMigrate({ dataDir: own, databaseUrl: undefined });
      await addFiles(database, TEST_KEY);
      await database.exec("create table note (id integer primary key)");
      const expected = await everythingIn(database, TEST_KEY);
      let [running, written] = [true, 0];
      const writing = (async () => {
        // Two rows or none: a copy in the middle of a transaction would show.
        while (running) {
          await database.transaction(async (tx) => {
            await tx.execute(sql`insert into note values (${2 * written})`);
            await tx.execute(sql`insert into note values (${2 * written + 1})`);
          });
          written++;
        }
      })();
      await vi.waitUntil(() => written > 0, WAIT_LIMIT);
      const before = written;
      const backup = await backupOf(database, own)?.();
      const after = written;
      running = false;
      await writing;
      await database.close();
      if (!backup) throw new Error("There is no backup.");
      const { bytes, folder: made } = backup;
      expect(bytes).toBeGreaterThan(1_000_000);
      expect(await readdir(path.dirname(made))).toEqual([path.basename(made)]);
      expect((await stat(made)).mode & 0o077).toBe(0);

      const restored = await openAndMigrate({ dataDir: made, databaseUrl: undefined });
      const { rows } = await restored.database.db.execute<{ count: number }>(sql`select count(*)::int from note`);
      const notes = rows[0]?.count ?? 0;
      expect(notes % 2).toBe(0);
      expect(notes).toBeGreaterThanOrEqual(2 * before);
      expect(notes).toBeLessThanOrEqual(2 * (after + 1));
      await restored.database.exec("delete from note");
      await expectRestored(restored.database, await keptSecret(made, "server-key"), expected);
      await restored.database.close();
    },
  );

  it("that fails leaves nothing half-made, and the database goes on", { tags: "long" }, async () => {
    const own = path.join(folder, "full");
    const { database } = await openAndMigrate({ dataDir: own, databaseUrl: undefined });
    await writeFile(path.join(own, "backups"), "");
    await expect(backupOf(database, own)?.()).rejects.toThrow();
    await rm(path.join(own, "backups"));
    await expect(database.copyTo?.("/dev/null/below")).rejects.toThrow();
    await database.exec("select 1");
    await database.close();
  });

  const tool = (name: string): string => path.join(postgresBinaries(), name);
  // PostgreSQL of npm has a server without its tools.
  it.runIf(existsSync(tool("pg_dump")))(
    "of a PostgreSQL server by pg_dump has everything but the key",
    { tags: "long" },
    async () => {
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
    },
  );
});
