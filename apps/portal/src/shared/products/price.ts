import { FREE_PRICE } from "@lucarne/api-client/checkout-rules";
import type { Product } from "@lucarne/api-client/queries/shop";

/** A product's price: free (CLUB-2), one price, or the lowest of several (SHOP-8). Points. */
export type ProductPrice = { kind: "free" } | { kind: "fixed" | "from"; points: number };

/** The price that a card shows for a product. */
export const priceOf = ({ price, variants }: Pick<Product, "price" | "variants">): ProductPrice => {
  if (price === FREE_PRICE) return { kind: "free" };
  const differs = variants.some((variant) => variant.price !== price);

  return { kind: differs ? "from" : "fixed", points: price };
};

/** Points that a company lacks for a price; 0 when it can afford it or while the balance is unknown. */
export const missingPoints = (price: number, balance: number | undefined): number =>
  balance === undefined ? 0 : Math.max(0, price - balance);
