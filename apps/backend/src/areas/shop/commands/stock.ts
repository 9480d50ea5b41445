import { asc, inArray } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { stock, stockMovement } from "../../../db/schema/index.ts";

/** Pieces of a variant: on hand and reserved. */
export interface Stock {
  readonly variantId: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** Locks the stock of variants until the end of the transaction, in the order of their ids (LED-9). */
export const lockStock = async (tx: Tx, variantIds: readonly number[]): Promise<ReadonlyMap<number, Stock>> => {
  const rows = await tx
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...variantIds]))
    .orderBy(asc(stock.variantId))
    .for("no key update");
  return new Map(rows.map((row) => [row.variantId, row]));
};

interface LineMovement {
  readonly lineId: number;
  readonly variantId: number;
  readonly quantity: number;
}

/**
 * Reserves, consumes or gives back the pieces of order lines. A trigger updates the counters; the stock must be locked,
 * and each line is reserved once and ended once.
 */
export const moveStock = async (
  tx: Tx,
  { actor, now }: { actor: string; now: Date },
  kind: "allocation" | "sale" | "release",
  lines: readonly LineMovement[],
): Promise<void> => {
  await tx.insert(stockMovement).values(lines.map((line) => ({ ...line, kind, actor, createdAt: now })));
};

/** Sets the stock on hand and records the difference. The stock must be locked. */
export const countStock = async (
  tx: Tx,
  { actor, now }: { actor: string; now: Date },
  { variantId, onHand }: Stock,
  counted: number,
): Promise<void> => {
  if (counted === onHand) return;
  const quantity = counted - onHand;
  await tx.insert(stockMovement).values({ variantId, kind: "adjustment", quantity, actor, createdAt: now });
};
