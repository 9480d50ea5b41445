import { addMonths, dayIn, endOfDay } from "@lucarne/api-client/day";
import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm";

import type { Tx } from "../db/client.ts";
import { lotUse, pointsLot } from "../db/schema/index.ts";
import { timeZoneOf } from "../db/sql/time-zone-of.ts";
import { LOT_MONTHS } from "./reasons.ts";

/** When points expire that are earned at a moment: at the end of a day in the company's time zone (LED-5). */
const expiryOf = async (tx: Tx, companyId: number, earnedAt: Date): Promise<Date> => {
  const timeZone = await timeZoneOf(tx, companyId);
  return endOfDay(addMonths(dayIn(earnedAt, timeZone), LOT_MONTHS), timeZone);
};

/** Creates the lot of earned points with its expiry. */
export const addLot = async (
  tx: Tx,
  lot: { companyId: number; transferId: string; amount: number; earnedAt: Date; expiresAt?: Date | undefined },
): Promise<void> => {
  await tx.insert(pointsLot).values({
    companyId: lot.companyId,
    transferId: lot.transferId,
    amount: lot.amount,
    remaining: lot.amount,
    earnedAt: lot.earnedAt,
    expiresAt: lot.expiresAt ?? (await expiryOf(tx, lot.companyId, lot.earnedAt)),
  });
};

/**
 * A company's lots from which an amount is taken, the earliest expiry first. The account must be locked before: each
 * change of lots locks it first, so the lots themselves need no lock.
 */
export const openLots = (tx: Tx, companyId: number, amount: number) => {
  const inOrder = sql`order by ${pointsLot.expiresAt}, ${pointsLot.id}`;
  const open = tx
    .select({
      id: pointsLot.id,
      remaining: pointsLot.remaining,
      expiresAt: pointsLot.expiresAt,
      // Points in the lots before this one.
      before: sql<number>`sum(${pointsLot.remaining}) over (${inOrder}) - ${pointsLot.remaining}`.as("before"),
    })
    .from(pointsLot)
    .where(and(eq(pointsLot.companyId, companyId), gt(pointsLot.remaining, 0)))
    .as("open");
  return tx
    .select({ id: open.id, remaining: open.remaining })
    .from(open)
    .where(lt(open.before, amount))
    .orderBy(asc(open.expiresAt), asc(open.id));
};

/** Takes points from the open lots of a company, in their order. They must hold enough. */
export const takeFromLots = async (
  tx: Tx,
  open: readonly { readonly id: number; readonly remaining: number }[],
  { companyId, transferId, amount }: { companyId: number; transferId: string; amount: number },
): Promise<void> => {
  let rest = amount;
  const uses: { transferId: string; lotId: number; amount: number }[] = [];
  for (const { id, remaining } of open) {
    if (rest === 0) break;
    const part = Math.min(rest, remaining);
    uses.push({ transferId, lotId: id, amount: part });
    rest -= part;
  }
  if (rest > 0) throw new Error(`The lots of company ${companyId} hold ${rest} points less than its account.`);
  await Promise.all([
    tx.insert(lotUse).values(uses),
    ...uses.map(({ lotId, amount: part }) =>
      tx
        .update(pointsLot)
        .set({ remaining: sql`${pointsLot.remaining} - ${part}` })
        .where(eq(pointsLot.id, lotId)),
    ),
  ]);
};

/**
 * Gives back the points of a transfer to the same lots.
 *
 * @returns the lots among them that have expired, with the points given back to each
 */
export const giveBack = async (tx: Tx, transferId: string, now: Date): Promise<{ lotId: number; amount: number }[]> => {
  const uses = await tx
    .select({ lotId: lotUse.lotId, amount: lotUse.amount })
    .from(lotUse)
    .where(eq(lotUse.transferId, transferId));
  const expired: { lotId: number; amount: number }[] = [];
  for (const { lotId, amount } of uses) {
    const [lot] = await tx
      .update(pointsLot)
      .set({ remaining: sql`${pointsLot.remaining} + ${amount}` })
      .where(eq(pointsLot.id, lotId))
      .returning({ expiresAt: pointsLot.expiresAt });
    if (lot && lot.expiresAt <= now) expired.push({ lotId, amount });
  }
  return expired;
};

/** Lots past their date that still hold points, oldest first. */
export const dueLots = (tx: Tx, now: Date, most: number) =>
  tx
    .select({
      id: pointsLot.id,
      companyId: pointsLot.companyId,
      expiresAt: pointsLot.expiresAt,
    })
    .from(pointsLot)
    .where(and(lte(pointsLot.expiresAt, now), gt(pointsLot.remaining, 0)))
    .orderBy(asc(pointsLot.expiresAt), asc(pointsLot.id))
    .limit(most);
