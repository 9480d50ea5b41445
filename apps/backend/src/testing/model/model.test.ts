import { and, asc, eq, gt, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { inLongRun } from "../../../../../test-sample.ts";

import { company, groupPoints, pointsLot, productModel, productSerial, stock, variant } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { openBackend } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { openOperator } from "../operator.ts";
import { tokenFor } from "../operations/belongings.ts";
import { sequences, serialOfNumber, type Real } from "./commands.ts";
import { LedgerModel } from "./ledger-model.ts";

/*
 * Random sequences of commands, by people, the office and the clock, against a model in memory. A divergence is
 * reported with the shortest sequence that shows it.
 */

/** Each batch has its own backend: the clock only moves forward and has a limit. */
const BATCHES = inLongRun(50, 1);
const PER_BATCH = inLongRun(40, 8);
const MAX_COMMANDS = inLongRun(50, 30);
const SERIALS = 41;
const STOCK = 2500;
const FIRST_SEED = inLongRun(Date.now(), 20_261_120);

const openReal = async (): Promise<Real> => {
  const backend = await openBackend({ settings: { rateLimits: NO_LIMITS } });
  const person = await backend.person("marek@dachserwis.example");
  const { db } = backend.database;
  // Extra points of a tier are tested elsewhere.
  await db.execute(sql`delete from tier_bracket`);
  await db.execute(sql`delete from tier_definition`);
  const [own] = await db
    .select({ id: company.id, uuid: company.uuid })
    .from(company)
    .where(eq(company.id, person.companyId));
  if (!own) throw new Error("The demo's data have no such company.");
  return {
    backend,
    operator: await openOperator(backend),
    company: own,
    userId: person.id,
    token: await tokenFor(backend, person.id),
  };
};

/** Gives the sequence unscanned products and enough stock. */
const prepare = async ({ backend, company: own }: Real): Promise<LedgerModel> => {
  const { db } = backend.database;
  const [group] = await db.select().from(groupPoints).where(eq(groupPoints.regionId, 10)).limit(1);
  const [known] = await db.select().from(productModel).limit(1);
  if (!group || !known) throw new Error("The demo's data give no points for scans.");
  await db
    .insert(productSerial)
    .values(
      Array.from({ length: SERIALS }, (_, number) => ({
        serial: serialOfNumber(number),
        productGroup: group.productGroup,
        model: known.sku,
        isWindow: false,
        regions: [10],
      })),
    )
    .onConflictDoNothing();
  const now = backend.clock.now();
  await db.execute(
    sql`update scan set removed_at = ${now.toISOString()}::timestamptz where serial like 'MODEL%' and removed_at is null`,
  );
  const [pen] = await db
    .select({ id: variant.id, onHand: stock.onHand, reserved: stock.reserved })
    .from(variant)
    .innerJoin(stock, eq(stock.variantId, variant.id))
    .where(eq(variant.uuid, variantUuid("pl", "pen")));
  if (!pen) throw new Error("The demo's shop has no pens.");
  const missing = STOCK - (pen.onHand - pen.reserved);
  if (missing !== 0)
    await db.execute(sql`insert into stock_movement (variant_id, kind, quantity, actor, created_at)
      values (${pen.id}, 'adjustment', ${missing}, 'test', ${now.toISOString()}::timestamptz)`);
  const lots = await db
    .select({ remaining: pointsLot.remaining, expiresAt: pointsLot.expiresAt })
    .from(pointsLot)
    .where(and(eq(pointsLot.companyId, own.id), gt(pointsLot.remaining, 0)))
    .orderBy(asc(pointsLot.expiresAt), asc(pointsLot.id));
  return new LedgerModel({
    lots: lots.map(({ remaining, expiresAt }) => ({ remaining, expiresAt: expiresAt.getTime() })),
    stock: STOCK,
    now: now.getTime(),
    minimum: orderMinimumOf("pl"),
    scanPoints: group.points,
  });
};

describe("random sequences", () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    `batch %i: ${PER_BATCH} sequences of up to ${MAX_COMMANDS} commands do what the model does`,
    async (batch) => {
      const real = await openReal();
      try {
        await fc.assert(
          fc.asyncProperty(sequences(MAX_COMMANDS), async (commands) => {
            await fc.asyncModelRun(async () => ({ model: await prepare(real), real }), commands);
            expect(await verifyLedger(real.backend.database)).toEqual([]);
          }),
          { numRuns: PER_BATCH, seed: FIRST_SEED + batch },
        );
        expect(real.backend.deviations).toEqual([]);
      } finally {
        await real.operator.close();
        await real.backend.server.close();
        await real.backend.database.close();
      }
    },
  );
});
