import type { ProductFilter, ProductSort } from "@lucarne/api-client/queries/shop";
import { MAX_TEXT, type readFilters } from "../../../shared/query/list/list-address.ts";

const SORTS = ["-created_at", "price", "-price", "name"] as const satisfies readonly ProductSort[];

/** The shop's filters in the URL (SHOP-2). A category is given by its slug. */
export const SHOP_FILTERS = {
  category: "text",
  search: "text",
  sort: SORTS,
  affordable: ["no", "yes"],
  stock: ["all", "available"],
} as const;

/** A search as the server takes it. */
export const searchText = (text: string): string => text.trim().slice(0, MAX_TEXT);

export type ShopValues = ReturnType<typeof readFilters<typeof SHOP_FILTERS>>;

type Known = {
  page: number;
  /** The uuid of the category. */
  category?: string | undefined;
  /** Points, for "what we can afford". */
  balance?: number | undefined;
};

/** What the list requests for an address. */
export const productFilter = (values: ShopValues, { page, category, balance }: Known): ProductFilter => ({
  page,
  sort: values.sort,
  search: searchText(values.search),
  categories: category === undefined ? [] : [category],
  available: values.stock === "available",
  maxPrice: balance,
});
