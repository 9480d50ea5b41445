import { defineMessage, defineMessages } from "react-intl";

export const messages = defineMessages({
  text: { id: "shop.text", defaultMessage: "Spend the company’s points here." },
  categories: { id: "shop.categories", defaultMessage: "Categories" },
  everything: { id: "shop.category.all", defaultMessage: "All" },
  search: { id: "shop.search", defaultMessage: "Search products" },
  sort: { id: "shop.sort.label", defaultMessage: "Sort by" },
  newest: { id: "shop.sort.newest", defaultMessage: "Newest first" },
  cheapest: { id: "shop.sort.cheapest", defaultMessage: "Price: low to high" },
  dearest: { id: "shop.sort.dearest", defaultMessage: "Price: high to low" },
  byName: { id: "shop.sort.name", defaultMessage: "By name" },
  affordable: { id: "shop.affordable", defaultMessage: "What we can afford" },
  inStock: { id: "shop.inStock", defaultMessage: "Only in stock" },
  filters: { id: "shop.filters", defaultMessage: "Sort and filters" },
  failed: { id: "shop.failed", defaultMessage: "The products could not be loaded." },
  noMatch: { id: "shop.noMatch.title", defaultMessage: "No products found" },
  noMatchText: { id: "shop.noMatch.text", defaultMessage: "Change the search or the filters." },
  clear: { id: "shop.clear", defaultMessage: "Clear filters" },
  none: { id: "shop.none.title", defaultMessage: "No products yet" },
  noneText: { id: "shop.none.text", defaultMessage: "New products will appear here." },
  pages: { id: "shop.pages", defaultMessage: "Product pages" },
});

/** The same with the number of what is set. */
export const setFilters = defineMessage<{ count: number }>({
  id: "shop.filtersSet",
  defaultMessage: "Sort and filters: {count, number}",
});
