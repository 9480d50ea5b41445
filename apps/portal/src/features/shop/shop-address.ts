import type { ProductSort } from "@lucarne/api-client/queries/shop";

const SORTS = ["-created_at", "price", "-price", "name"] as const satisfies readonly ProductSort[];

/** The shop's filters in the URL (SHOP-2). A category is given by its slug. */
export const SHOP_FILTERS = {
  category: "text",
  search: "text",
  sort: SORTS,
  affordable: ["no", "yes"],
  stock: ["all", "available"],
} as const;

/** Characters that the server takes in a search. */
const SEARCH_LIMIT = 80;

/** A search as the server takes it. */
export const searchText = (text: string): string => text.trim().slice(0, SEARCH_LIMIT);
