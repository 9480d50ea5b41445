import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { createClock } from "../../db/clock.ts";
import { openDatabase, openPostgres, type Database } from "../../db/client.ts";
import { migrate } from "../../db/migrate.ts";
import { appUser, message, orders, productSerial, project, scan } from "../../db/schema/index.ts";
import { seedDatabase } from "../../demo/seed/seed.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { grant } from "../../ledger/ledger.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { openSession } from "../../areas/session/commands/open-session.ts";
import { UNKNOWN_DEVICE } from "../../areas/session/rules/device.ts";
import { authenticate } from "../../areas/session/queries/authenticate.ts";
import { createTicket } from "../../areas/support/commands/tickets.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { createTestDatabase } from "../postgres.ts";
import { testApp } from "../test-app.ts";
import { startBackend, type BackendProcess } from "./process.ts";
import { newWrite, Refusal, send, type Subject, type Write } from "./writes.ts";

/*
 * The process is killed at random moments while it writes. Every write that it acknowledged must be there afterwards,
 * and a write that is sent again with its key must be there once.
 */

const LONG = Boolean(process.env["TEST_LONG"]);
const CLIENTS = 8;
/** Largest number of acknowledged writes before the process is killed. */
const MOST_WRITES = 60;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "crash-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Enough points, stock and products for the whole test, and a signed-in user. */
const prepare = async (database: Database): Promise<Subject> => {
  const app = testApp({ database, clock: await createClock(database) });
  await seedDatabase(app);
  const now = app.clock.now();
  const { db } = database;
  const [person] = await db.select().from(appUser).where(eq(appUser.emailNorm, "marek@dachserwis.example"));
  if (!person) throw new Error("The demo's data have no such person.");
  await db.execute(sql`insert into stock_movement (variant_id, kind, quantity, actor, created_at)
    select id, 'adjustment', 10000000, 'test', now() from variant where uuid = ${variantUuid("pl", "pen")}`);
  const free = await db
    .select({ serial: productSerial.serial })
    .from(productSerial)
    .leftJoin(scan, and(eq(scan.serial, productSerial.serial), isNull(scan.removedAt)))
    .where(and(isNull(scan.id), sql`10 = any (${productSerial.regions})`));
  return database.transaction(async (tx) => {
    const points = { companyId: person.companyId, amount: 100_000_000, reason: "trainings" as const, actor: "system" };
    await grant(tx, { ...points, ref: { type: "grant", id: newUuid(now) }, now });
    const { token } = await openSession(tx, person.id, UNKNOWN_DEVICE, now);
    const caller = await authenticate(tx, token, now);
    const [own] = await tx
      .select({ uuid: project.uuid })
      .from(project)
      .where(and(eq(project.companyId, person.companyId), eq(project.status, 1)));
    const info = {
      language: "pl" as const,
      hostname: "localhost",
      region: "pl" as const,
      appVersion: "1.0.0",
      appType: "web",
    };
    const ticket = await createTicket(app, tx, caller, { title: "Under load", body: "Begin", info });
    return { token, project: own?.uuid ?? "", ticket: ticket.uuid, serials: free.map(({ serial }) => serial) };
  });
};

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

const countOf = async ({ db }: Database, { ticket }: Subject) => ({
  order: await db.$count(orders),
  project: await db.$count(project),
  scan: await db.$count(scan),
  message: await db.$count(message, sql`ticket_id = (select id from ticket where uuid = ${ticket})`),
});

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly open: () => Promise<Database>;
}

/** Kills the backend repeatedly and checks the data each time. */
const survive = async ({ dataDir, databaseUrl, open }: Place, rounds: number): Promise<void> => {
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
      const enough = acknowledged() + Math.random() * MOST_WRITES;
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
  for (const kind of ["order", "project", "scan", "message"] as const) {
    const own = writes.filter((write) => write.kind === kind);
    expect(new Set(own.map(({ uuid }) => uuid)).size, kind).toBe(own.length);
    expect(after[kind] - before[kind], kind).toBe(own.length);
  }
  expect(writes.length).toBeGreaterThan(rounds);
};

describe("kill -9 under load", () => {
  it(`loses nothing that was acknowledged, and doubles nothing: embedded database, ${LONG ? 100 : 3} times`, async () => {
    const dataDir = path.join(folder, "embedded");
    await mkdir(dataDir);
    const image = new Blob([await readFile(inject("seededImage"))]);
    await (await PGlite.create({ dataDir: path.join(dataDir, "db"), loadDataDir: image })).close();
    await survive({ dataDir, open: () => openDatabase({ dataDir }) }, LONG ? 100 : 3);
  });

  it(`the same on a PostgreSQL server, ${LONG ? 100 : 2} times`, async () => {
    if (inject("postgresUrl") === "")
      throw new Error(`This test needs a PostgreSQL server: ${inject("postgresProblem")}`);
    const databaseUrl = await createTestDatabase(inject("postgresUrl"), `crash_${process.pid}`);
    const open = async () => {
      const database = openPostgres(databaseUrl);
      await migrate(database);
      return database;
    };
    await survive({ dataDir: path.join(folder, "server"), databaseUrl, open }, LONG ? 100 : 2);
  });
});
