import type { ProductType } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";

/** Products made from the installer's own data. */
export type MarketingType = Schema<"MarketingType">;

/** The kinds of orders. */
export type OrderKind = "cart" | "marketing" | "card";

const CART: readonly ProductType[] = ["goods", "voucher"];

/** The kind of order for a product type (CHK-14). */
export const orderKindOf = (type: ProductType): OrderKind => {
  if (CART.includes(type)) return "cart";
  return type === "club_card" ? "card" : "marketing";
};

/** Whether an order of this product type is delivered; vouchers are not (CHK-7). */
export const isDelivered = (type: ProductType): boolean => type !== "voucher";
