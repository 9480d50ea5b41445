/** Pieces of one line that the server takes (CHK-20). */
const LINE_LIMIT = 999;

/** The quantities that can still be put into the cart: 0 when nothing is left (SHOP-9). Pieces. */
export const quantityLimits = (stock: number, inCart: number): { min: number; max: number } => {
  const max = Math.max(0, Math.min(stock, LINE_LIMIT) - inCart);

  return { min: Math.min(1, max), max };
};
