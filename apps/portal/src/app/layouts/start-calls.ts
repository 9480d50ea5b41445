import type { User } from "@lucarne/api-client/queries/account";
import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import { CONTENT_PER_PAGE, contentItemQuery, contentListQuery } from "@lucarne/api-client/queries/content";
import { notificationQuery, notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { orderQuery, ordersQuery } from "@lucarne/api-client/queries/orders";
import { pointsHistoryQuery, pointsMonthsQuery } from "@lucarne/api-client/queries/points";
import { projectProductsQuery, projectQuery, projectsQuery } from "@lucarne/api-client/queries/projects";
import { behavioursQuery, certificatesQuery, tiersQuery } from "@lucarne/api-client/queries/rewards";
import { openSessionsQuery } from "@lucarne/api-client/queries/session";
import { productQuery, productsQuery } from "@lucarne/api-client/queries/shop";
import { messagesQuery, ticketQuery } from "@lucarne/api-client/queries/support";
import { teamMemberQuery, teamQuery } from "@lucarne/api-client/queries/team";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { NEWS, SHOP_ITEMS, STICKY_NEWS, TUTORIALS } from "../../features/home/home-limits.ts";
import { STATUS_FILTER, STATUSES } from "../../features/orders/status-filter.ts";
import { LIST_SHAPE, PROJECT_TABS } from "../../features/projects/list-shape.ts";
import { SHOP_FILTERS, shopFilter } from "../../features/shop/shop-address.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { api, currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { maintenance, sessionStore } from "../../platform/session/portal-session.ts";
import { pageNumber } from "../../shared/page/page-number.ts";
import { pageAt } from "../../shared/pages/page-at.ts";
import { type PageName, pageRow } from "../../shared/pages/page-table.ts";
import { asksForTerms } from "../../shared/prompts/prompt-rules.ts";
import { readFilters } from "../../shared/query/list-address.ts";

/** A call of a page, by the key that its answer has in the cache. */
type Call = { key: QueryKey; start: () => Promise<void> };

/** What calls depend on. The user is known after the first page only. */
type Opened = { uuid: string; search: URLSearchParams; page: number; language: string; user: User | undefined };

const call = <Answer, Data, Key extends QueryKey>(options: FetchQueryOptions<Answer, Error, Data, Key>): Call => ({
  key: options.queryKey,
  start: () => queryClient.prefetchQuery(options),
});

/** The same for every user. */
const PUBLIC_CALLS = {
  product: ({ uuid, language: spoken }) => [call(productQuery(api, uuid, spoken))],
  resources: ({ language: spoken }) => [
    call(contentListQuery(api, "tutorials", spoken, { limit: CONTENT_PER_PAGE.tutorials })),
  ],
  news: ({ page, language: spoken }) => [call(contentListQuery(api, "news", spoken, { page }))],
  article: ({ uuid, language: spoken }) => [
    call(contentItemQuery(api, uuid, spoken)),
    call(contentListQuery(api, "news", spoken)),
  ],
} as const satisfies Partial<Record<PageName, (opened: Opened) => readonly Call[]>>;

/**
 * The calls of each page that depend on nothing but the address, the language and the user. The keys are those of the
 * page's own queries: another key would send a call twice.
 */
const CALLS: Readonly<Partial<Record<PageName, (opened: Opened) => readonly Call[]>>> = {
  ...PUBLIC_CALLS,
  home: ({ language: spoken }) => [
    call(publicConfigQuery(api, spoken)),
    call(contentListQuery(api, "news", spoken, { sticky: true, limit: STICKY_NEWS })),
    call(projectsQuery(api, "open", spoken)),
    call(productsQuery(api, { sticky: true, limit: SHOP_ITEMS }, spoken)),
    call(contentListQuery(api, "news", spoken, { limit: NEWS })),
    call(contentListQuery(api, "tutorials", spoken, { limit: TUTORIALS })),
  ],
  projects: ({ search, page, language: spoken }) => {
    const values = readFilters(LIST_SHAPE, search);

    return [call(projectsQuery(api, PROJECT_TABS[values.tab], spoken, { page, search: values.search }))];
  },
  project: ({ uuid, language: spoken }) => [
    call(projectQuery(api, uuid, spoken)),
    call(projectProductsQuery(api, uuid)),
  ],
  projectScan: ({ uuid, language: spoken }) => [
    call(projectQuery(api, uuid, spoken)),
    call(projectProductsQuery(api, uuid)),
  ],
  projectSurvey: ({ uuid, language: spoken }) => [call(projectQuery(api, uuid, spoken))],
  shop: ({ search, page, language: spoken }) => {
    const values = readFilters(SHOP_FILTERS, search);
    // A category's uuid and the balance are in other answers.
    if (values.category !== "" || values.affordable === "yes") return [];

    return [call(productsQuery(api, shopFilter(values, page), spoken))];
  },
  checkoutProduct: PUBLIC_CALLS.product,
  team: ({ page }) => [call(teamQuery(api, page))],
  addMember: () => [call(teamQuery(api, 1))],
  member: ({ uuid }) => [call(teamMemberQuery(api, uuid))],
  rewards: ({ page, language: spoken, user }) =>
    user ? [call(tiersQuery(api, user.region.id)), call(behavioursQuery(api, user.region.id, page, spoken))] : [],
  orders: ({ search, page }) => [call(ordersQuery(api, page, STATUSES[readFilters(STATUS_FILTER, search).status]))],
  order: ({ uuid }) => [call(orderQuery(api, uuid))],
  balance: ({ search, page }) => {
    const months = call(pointsMonthsQuery(api));
    const isFiltered = ["event", "from", "to"].some((name) => search.has(name));

    return isFiltered ? [months] : [months, call(pointsHistoryQuery(api, page))];
  },
  ticket: ({ uuid }) => [call(ticketQuery(api, uuid)), call(messagesQuery(api, uuid))],
  profile: ({ language: spoken }) => [call(openSessionsQuery(api)), call(certificatesQuery(api, spoken))],
  notifications: ({ search, page }) => [
    call(notificationsQuery(api, page, search.get("mark") === "unread" ? "unread" : undefined)),
  ],
  notification: ({ uuid }) => [call(notificationQuery(api, uuid))],
};

/**
 * The calls of a page that can start before its code has loaded.
 * @param address path and search; a page without such calls has none
 */
export const callsOf = (address: string, calls: typeof CALLS = CALLS): readonly Call[] => {
  const { pathname, searchParams: search } = new URL(address, location.origin);
  const page = pageAt(pathname);
  const uuid = matchPath(pageRow(page).path, pathname)?.params["uuid"] ?? "";
  const user = queryClient.getQueryData(currentUser.queryKey);

  return calls[page]?.({ uuid, search, page: pageNumber(search), language: language.language(), user }) ?? [];
};

const start = (address: string, calls?: typeof CALLS): void => {
  const { kind } = sessionStore.get();
  if (kind === "none" || maintenance.isOn()) return;
  const user = queryClient.getQueryData(currentUser.queryKey);
  // The terms are shown instead of the page.
  if (user && kind === "own" && asksForTerms(user)) return;
  for (const one of callsOf(address, calls)) void one.start();
};

/**
 * Starts the calls of a page that is being opened, while its code is loading and before the user is known (PERF-3). A
 * call that runs or was answered lately is not repeated; a failure shows when the page is drawn.
 */
export const startCalls = (address: string): void => start(address);

/** Starts the calls of a page that is pointed at: only those whose answers are the same for every user. */
export const startPublicCalls = (address: string): void => start(address, PUBLIC_CALLS);
