import { and, eq, or } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { product, variant } from "../../../db/schema/index.ts";
import { hasUuid } from "../../../db/sql/has-uuid.ts";
import { Problem, refused } from "../../../kernel/problem.ts";
import { countStock, lockStock } from "./stock.ts";

/** A product by its uuid or its SKU. A SKU that two countries use names neither. */
const findProduct = async (tx: Tx, name: string): Promise<typeof product.$inferSelect> => {
  const [row, another] = await tx
    .select()
    .from(product)
    .where(or(hasUuid(product.uuid, name), eq(product.sku, name)))
    .limit(2);
  if (!row) throw new Problem("not_found");
  if (another) throw refused({ product: [{ text: "validation.enum" }] });
  return row;
};

const findVariant = async (tx: Tx, productId: number, name: string | undefined) => {
  const rows = await tx
    .select()
    .from(variant)
    .where(
      and(
        eq(variant.productId, productId),
        name === undefined ? undefined : or(hasUuid(variant.uuid, name), eq(variant.sku, name)),
      ),
    );
  const [row] = rows;
  if (!row || rows.length > 1) {
    const text = name === undefined ? ("validation.required" as const) : ("validation.enum" as const);
    throw refused({ variant: [{ text }] });
  }
  return row;
};

interface Count {
  readonly onHand: number;
  readonly variant?: string | undefined;
}

/**
 * Sets the stock on hand of a variant, never below the reserved quantity.
 *
 * @throws {Problem} `not_found`, `validation_failed`, `state_conflict` below the reserved quantity
 */
export const setStock = async (
  tx: Tx,
  by: { actor: string; now: Date },
  name: string,
  count: Count,
): Promise<number> => {
  const { id } = await findProduct(tx, name);
  const chosen = await findVariant(tx, id, count.variant);
  const own = (await lockStock(tx, [chosen.id])).get(chosen.id);
  if (!own) throw new Error(`The variant ${chosen.sku} has no stock.`);
  if (count.onHand < own.reserved) throw new Problem("state_conflict");
  await countStock(tx, by, own, count.onHand);
  return id;
};

/** Shows or hides a product; fields that are not given stay. */
export const setVisibility = async (
  tx: Tx,
  name: string,
  { active, visible }: { active?: boolean | undefined; visible?: boolean | undefined },
): Promise<number> => {
  const { id } = await findProduct(tx, name);
  await tx.update(product).set({ active, visible }).where(eq(product.id, id));
  return id;
};
