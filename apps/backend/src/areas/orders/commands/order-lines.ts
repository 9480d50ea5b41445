import type { LanguageCode } from "@lucarne/api-client/languages";
import { FREE_PRICE, MAX_PIECES } from "@lucarne/api-client/checkout-rules";
import { eq, inArray } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { product, type ProductType, variant } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem, refused, type Sentence } from "../../../kernel/problem.ts";
import { type OrderKind, orderKindOf } from "../../shop/rules/product-types.ts";
import { lockStock } from "../../shop/commands/stock.ts";
import { wordsIn } from "../../../db/sql/words.ts";

type ProductRow = typeof product.$inferSelect;
type VariantRow = typeof variant.$inferSelect;

/** A line of an order being placed, with the price from the database. */
export interface Line {
  /** Index of its first appearance in the request. */
  readonly index: number;
  readonly product: ProductRow;
  readonly variant: VariantRow;
  readonly quantity: number;
  /** Prices of one piece that the buyer was shown, with the index of their line in the request. */
  readonly shown: readonly ShownPrice[];
}

interface ShownPrice {
  readonly index: number;
  readonly price: number;
}

type MergedLine = Pick<Line, "index" | "quantity" | "shown"> & { readonly uuid: string };

/** Merges the lines of the same variant. */
const merged = (lines: readonly Schema<"OrderLineRequest">[]): MergedLine[] => {
  const distinct = new Map<string, MergedLine>();
  for (const [index, { variantGuid, quantity, shownPrice }] of lines.entries()) {
    const uuid = variantGuid.toLowerCase();
    const first = distinct.get(uuid);
    distinct.set(uuid, {
      index: first?.index ?? index,
      uuid,
      quantity: (first?.quantity ?? 0) + quantity,
      shown: [...(first?.shown ?? []), ...(shownPrice === undefined ? [] : [{ index, price: shownPrice }])],
    });
  }
  return [...distinct.values()];
};

const at = (index: number, field: "variantGuid" | "quantity" | "shownPrice", sentence: Sentence) => ({
  [`order.${index}.${field}`]: [sentence],
});

const unavailable = (index: number): Problem =>
  new Problem("product_unavailable", { errors: at(index, "variantGuid", { text: "problem.product_unavailable" }) });

/** Points of all lines; the free card costs nothing (CLUB-2). */
export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, line.variant.price) * line.quantity, 0);

/**
 * Reads the ordered products: available in the country, all of one type that fits the kind of order.
 *
 * @throws {Problem} `product_unavailable`, `validation_failed`
 */
export const readLines = async (
  tx: Tx,
  requested: readonly Schema<"OrderLineRequest">[],
  { kind, regionId }: { kind: OrderKind; regionId: number },
): Promise<{ lines: Line[]; type: ProductType }> => {
  const distinct = merged(requested);
  const found = await tx
    .select({ product, variant })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(
      inArray(
        variant.uuid,
        distinct.map(({ uuid }) => uuid),
      ),
    );
  const lines = distinct.map(({ index, uuid, quantity, shown }): Line => {
    const row = found.find((one) => one.variant.uuid === uuid);
    // Another country's product is treated like an unknown one.
    if (!row || row.product.regionId !== regionId || !row.product.active || !row.product.visible)
      throw unavailable(index);
    if (quantity > MAX_PIECES)
      throw refused(at(index, "quantity", { text: "validation.maximum", params: { limit: MAX_PIECES } }));
    return { index, ...row, quantity, shown };
  });
  const [first] = lines;
  if (!first) throw refused({ order: [{ text: "validation.required" }] });
  for (const line of lines) {
    if (orderKindOf(line.product.type) !== kind)
      throw refused(at(line.index, "variantGuid", { text: "problem.order_kind" }));
    if (line.product.type !== first.product.type)
      throw refused(at(line.index, "variantGuid", { text: "problem.order_types" }));
  }
  if (kind === "card") requireCard(first);
  return { lines, type: first.product.type };
};

/** A card order names the card variant, not a top-up amount, with quantity 1. */
const requireCard = ({ index, variant: row, quantity }: Line): void => {
  if (row.price !== FREE_PRICE) throw refused(at(index, "variantGuid", { text: "problem.order_kind" }));
  if (quantity !== 1) throw refused(at(index, "quantity", { text: "validation.maximum", params: { limit: 1 } }));
};

/**
 * Checks that the buyer was shown the prices that are charged (CHK-22).
 *
 * @throws {Problem} `price_changed` for each line that was shown with another price
 */
export const requireShownPrices = (lines: readonly Line[], language: LanguageCode): void => {
  const errors = lines.flatMap((line) =>
    line.shown
      .filter(({ price }) => price !== line.variant.price)
      .map(({ index }) =>
        at(index, "shownPrice", {
          text: "problem.price_changed",
          params: { name: lineName(line, language), points: Math.max(0, line.variant.price) },
        }),
      ),
  );
  if (errors.length > 0)
    throw new Problem("price_changed", { errors: Object.fromEntries(errors.flatMap((one) => Object.entries(one))) });
};

/**
 * Locks the stock of the lines and checks that it is enough.
 *
 * @throws {Problem} `insufficient_stock` for each line above the stock
 */
export const requireStock = async (tx: Tx, lines: readonly Line[]): Promise<void> => {
  const stock = await lockStock(
    tx,
    lines.map((line) => line.variant.id),
  );
  const errors: Record<string, Sentence[]> = {};
  for (const { index, variant: row, quantity } of lines) {
    const own = stock.get(row.id);
    const left = own ? Math.max(0, own.onHand - own.reserved) : 0;
    if (left < quantity)
      errors[`order.${index}.quantity`] = [
        left === 0 ? { text: "problem.sold_out" } : { text: "problem.insufficient_stock", params: { left } },
      ];
  }
  if (Object.keys(errors).length > 0) throw new Problem("insufficient_stock", { errors });
};

/** Name of a line at the time of the order: the product, plus the variant where there are several. */
export const lineName = ({ product: row, variant: chosen }: Line, language: LanguageCode): string => {
  const name = wordsIn(row.names, language);
  const title = wordsIn(chosen.titles, language);
  return (title === "" || title === name ? name : `${name}, ${title}`).slice(0, 200);
};
