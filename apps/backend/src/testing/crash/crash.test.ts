import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { inLongRun } from "../../../../../test-sample.ts";
import { openDatabase, openPostgres, type Database } from "../../db/client.ts";
import { migrate } from "../../db/setup/migrate.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { createTestDatabase } from "../postgres.ts";
import { startBackend, type BackendProcess } from "./process.ts";
import { countOf, expectEachOnce, prepare } from "./subject.ts";
import { newWrite, Refusal, send, type Subject, type Write } from "./writes.ts";

/*
 * The process is killed at random moments while it writes. Every write that it acknowledged must be there afterwards,
 * and a write that is sent again with its key must be there once.
 */

const KILLS = inLongRun(100, 1);
const CLIENTS = 8;
/** Largest number of acknowledged writes before the process is killed. */
const MAX_WRITES = 60;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "crash-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes with several clients until the connection breaks. */
const writeUntilCut = async (url: string, subject: Subject, writes: Write[]): Promise<void> => {
  const client = async (first: number): Promise<void> => {
    for (let turn = first; ; turn++) {
      const write = newWrite(subject, turn);
      writes.push(write);
      try {
        await send(url, subject, write);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
};

/** Repeats the writes that were not acknowledged, and a few that were. */
const repeat = async (backend: BackendProcess, subject: Subject, writes: readonly Write[]): Promise<void> => {
  const open = writes.filter(({ uuid }) => uuid === undefined);
  const known = writes.filter(({ uuid }) => uuid !== undefined).slice(-5);
  for (const write of open) await send(backend.url, subject, write);
  for (const write of known)
    expect(await send(backend.url, subject, write), "an acknowledged write was lost").toBe(false);
};

interface Installation {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly open: () => Promise<Database>;
}

/** Kills the backend repeatedly and checks the data each time. */
const survive = async ({ dataDir, databaseUrl, open }: Installation, rounds: number): Promise<void> => {
  let database = await open();
  const subject = await prepare(database);
  const before = await countOf(database, subject);
  await database.close();
  const writes: Write[] = [];
  let backend: BackendProcess | undefined;
  try {
    for (let round = 0; round < rounds; round++) {
      const running = await startBackend(dataDir, databaseUrl);
      backend = running;
      await repeat(running, subject, writes);
      expect(await running.operator("GET", "/ledger/verify")).toMatchObject({ ok: true, faults: [] });
      let cut = false;
      const writing = writeUntilCut(running.url, subject, writes).finally(() => {
        cut = true;
      });
      const acknowledged = () => writes.filter(({ uuid }) => uuid !== undefined).length;
      const enough = acknowledged() + Math.random() * MAX_WRITES;
      await vi.waitUntil(() => cut || acknowledged() > enough, { timeout: WAIT_LIMIT, interval: 2 });
      await running.kill();
      await writing;
    }
    backend = await startBackend(dataDir, databaseUrl);
    await repeat(backend, subject, writes);
    await backend.stop();
  } finally {
    await backend?.kill();
  }
  database = await open();
  const after = await countOf(database, subject);
  expect(await verifyLedger(database)).toEqual([]);
  await database.close();
  expectEachOnce(writes, before, after);
  expect(writes.length).toBeGreaterThan(rounds);
};

describe("kill -9 under load", () => {
  it(`loses nothing that was acknowledged, and doubles nothing: embedded database, kills: ${KILLS}`, async () => {
    const dataDir = path.join(folder, "embedded");
    await mkdir(dataDir);
    const image = new Blob([await readFile(inject("seededImage"))]);
    await (await PGlite.create({ dataDir: path.join(dataDir, "db"), loadDataDir: image })).close();
    await survive({ dataDir, open: () => openDatabase({ dataDir }) }, KILLS);
  });

  it("the same on a PostgreSQL server", { tags: "long" }, async () => {
    if (inject("postgresUrl") === "")
      throw new Error(`This test needs a PostgreSQL server: ${inject("postgresProblem")}`);
    const databaseUrl = await createTestDatabase(inject("postgresUrl"), `crash_${process.pid}`);
    const open = async () => {
      const database = openPostgres(databaseUrl);
      await migrate(database);
      return database;
    };
    await survive({ dataDir: path.join(folder, "server"), databaseUrl, open }, KILLS);
  });
});
