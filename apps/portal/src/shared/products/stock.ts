/** More pieces than this are only "in stock" (SHOP-7). */
const MANY = 100;
/** Up to this many pieces are pointed out as the last ones. */
const LAST = 5;

/** What a stock means to a buyer: sold out, the last pieces, a number of pieces, or enough (SHOP-7). */
export type StockLevel = "soldOut" | "last" | "counted" | "plenty";

/** The level of a stock in pieces. */
export const stockLevel = (stock: number): StockLevel => {
  if (stock < 1) return "soldOut";
  if (stock <= LAST) return "last";

  return stock > MANY ? "plenty" : "counted";
};
