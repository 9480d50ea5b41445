import { productsQuery } from "@lucarne/api-client/queries/shop";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { pageNumber } from "../../shared/page/page-number.ts";
import type { StartEarly } from "../../shared/pages/opened-page.ts";
import { readFilters } from "../../shared/query/list-address.ts";
import { productFilter, SHOP_FILTERS } from "./shop-address.ts";

/**
 * Requests the products that an address names, before the page is drawn (PERF-3). A category is known by its slug only,
 * and the balance only with the user.
 */
export const startEarly: StartEarly = async ({ search, language }) => {
  const values = readFilters(SHOP_FILTERS, search);
  if (values.category !== "" || values.affordable === "yes") return;
  await queryClient.prefetchQuery(productsQuery(api, productFilter(values, { page: pageNumber(search) }), language));
};
