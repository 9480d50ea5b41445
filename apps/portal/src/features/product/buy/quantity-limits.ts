import { orderable } from "../../../shared/cart/cart.ts";

/** The quantities that can still be put into the cart: 0 when nothing is left (SHOP-9). Pieces. */
export const quantityLimits = (stock: number, inCart: number): { min: number; max: number } => {
  const max = Math.max(0, orderable(stock) - inCart);

  return { min: Math.min(1, max), max };
};
