/** More pieces than this are only "in stock" (SHOP-7). */
const MAX_COUNTED = 100;
/** Up to this many pieces are pointed out as the last ones. */
const MAX_LAST_PIECES = 5;

/** What a stock means to a buyer: sold out, the last pieces, a number of pieces, or enough (SHOP-7). */
export type StockLevel = "soldOut" | "last" | "counted" | "plenty";

/** The level of a stock in pieces. */
export const stockLevel = (stock: number): StockLevel => {
  if (stock < 1) return "soldOut";
  if (stock <= MAX_LAST_PIECES) return "last";

  return stock > MAX_COUNTED ? "plenty" : "counted";
};
