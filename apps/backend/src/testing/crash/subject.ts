import { and, eq, isNull, sql } from "drizzle-orm";
import { expect } from "vitest";

import { openSession } from "../../areas/session/commands/open-session.ts";
import { authenticate } from "../../areas/session/queries/authenticate.ts";
import { UNKNOWN_ORIGIN } from "../../areas/session/rules/device.ts";
import { createTicket } from "../../areas/support/commands/tickets.ts";
import type { Database } from "../../db/client.ts";
import { createClock } from "../../db/clock.ts";
import { appUser, message, orders, productSerial, project, scan } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { seedDatabase } from "../../demo/seed/seed.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { grant } from "../../ledger/ledger.ts";
import { testApp } from "../test-app.ts";
import type { Subject, Write } from "./writes.ts";

/** Enough points, stock and products for the whole test, and a signed-in user. */
export const prepare = async (database: Database): Promise<Subject> => {
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
    const { token } = await openSession(tx, person.id, UNKNOWN_ORIGIN, now);
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

/** How many rows of each kind there are; messages of one ticket. */
export const countOf = async ({ db }: Database, { ticket }: Subject): Promise<Record<Write["kind"], number>> => ({
  order: await db.$count(orders),
  project: await db.$count(project),
  scan: await db.$count(scan),
  message: await db.$count(message, sql`ticket_id = (select id from ticket where uuid = ${ticket})`),
});

/** Expects that each write has had one effect, and no other was made. */
export const expectEachOnce = (
  writes: readonly Write[],
  before: Record<Write["kind"], number>,
  after: Record<Write["kind"], number>,
): void => {
  for (const kind of ["order", "project", "scan", "message"] as const) {
    const own = writes.filter((write) => write.kind === kind);
    expect(new Set(own.map(({ uuid }) => uuid)).size, kind).toBe(own.length);
    expect(after[kind] - before[kind], kind).toBe(own.length);
  }
};
