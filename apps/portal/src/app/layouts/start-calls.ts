import { productQuery } from "@lucarne/api-client/queries/shop";
import { matchPath } from "react-router";
import { language } from "../../platform/intl/portal-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { pageAt } from "../../shared/pages/page-at.ts";
import { pageRow } from "../../shared/pages/page-table.ts";

/**
 * Starts the calls of a page while its code is loading, and before the user is known (PERF-3). A call that runs or has
 * been answered lately is not repeated; a failure shows when the page is drawn.
 */
export const startCalls = (pathname: string): void => {
  if (pageAt(pathname) !== "product" || sessionStore.get().kind === "none") return;
  const uuid = matchPath(pageRow("product").path, pathname)?.params["uuid"];
  if (uuid !== undefined) void queryClient.prefetchQuery(productQuery(api, uuid, language.language()));
};
