import { CONTENT_PER_PAGE, contentItemQuery, contentListQuery } from "@lucarne/api-client/queries/content";
import { notificationQuery, notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { orderQuery, ordersQuery } from "@lucarne/api-client/queries/orders";
import { projectProductsQuery, projectQuery, projectsQuery } from "@lucarne/api-client/queries/projects";
import { productQuery } from "@lucarne/api-client/queries/shop";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { language } from "../../platform/intl/portal-language.ts";
import { api, currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { maintenance, sessionStore } from "../../platform/session/portal-session.ts";
import type { OpenedPage, StartEarly } from "../../shared/pages/opened-page.ts";
import { pageAt } from "../../shared/pages/page-at.ts";
import { type PageName, pageRow } from "../../shared/pages/page-table.ts";
import { mayLoad } from "../../shared/prompts/terms-settled.ts";

/** A call of a page, by the key that its answer has in the cache. */
type Call = { key: QueryKey; start: () => Promise<void> };

type Opened = Pick<OpenedPage, "uuid" | "language">;

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
  news: ({ language: spoken }) => [call(contentListQuery(api, "news", spoken))],
  article: ({ uuid, language: spoken }) => [call(contentItemQuery(api, uuid, spoken))],
} as const satisfies Partial<Record<PageName, (opened: Opened) => readonly Call[]>>;

const projectCalls = ({ uuid, language: spoken }: Opened) => [
  call(projectQuery(api, uuid, spoken)),
  call(projectProductsQuery(api, uuid, spoken)),
];

/**
 * The calls of pages that depend on nothing but the path and the language. Every signed-in page loads this table, so it
 * names only queries that the frame has anyway, and lists without filters; a screen's `startEarly` starts others. The
 * keys are those of the page's own queries: another key would send a call twice.
 */
const CALLS: Readonly<Partial<Record<PageName, (opened: Opened) => readonly Call[]>>> = {
  ...PUBLIC_CALLS,
  projects: ({ language: spoken }) => [call(projectsQuery(api, "open", spoken))],
  project: projectCalls,
  projectScan: projectCalls,
  checkoutProduct: PUBLIC_CALLS.product,
  orders: () => [call(ordersQuery(api, 1))],
  order: ({ uuid }) => [call(orderQuery(api, uuid))],
  notifications: () => [call(notificationsQuery(api, 1))],
  notification: ({ uuid }) => [call(notificationQuery(api, uuid))],
};

const uuidIn = (pathname: string): string => matchPath(pageRow(pageAt(pathname)).path, pathname)?.params["uuid"] ?? "";

/**
 * The calls of a page that can start before its code has loaded.
 * @param address path and search; a page without such calls has none
 */
export const callsOf = (address: string, calls: typeof CALLS = CALLS): readonly Call[] => {
  const [pathname = "", search] = address.split("?");
  if (search !== undefined) return [];

  return calls[pageAt(pathname)]?.({ uuid: uuidIn(pathname), language: language.language() }) ?? [];
};

const mayStart = (): boolean =>
  sessionStore.get().kind !== "none" && !maintenance.isOn() && mayLoad(queryClient.getQueryData(currentUser.queryKey));

/**
 * Starts the calls of a page that is being opened, while its code is loading and before the user is known (PERF-3), unless
 * the terms may come first (PRM-16). A call that runs or was answered lately is not repeated; a failure shows when the
 * page is drawn.
 * @param pointedAt the page may not be opened: only calls whose answers are the same for every user
 */
export const startCalls = (address: string, pointedAt = false): void => {
  if (!mayStart()) return;
  for (const one of callsOf(address, pointedAt ? PUBLIC_CALLS : CALLS)) void one.start();
};

/** Starts what only a screen's own code knows of, as soon as that code has loaded; settles when it has arrived. */
export const startScreen = async (
  screen: { startEarly?: StartEarly } | undefined,
  address: string,
  pointedAt = false,
): Promise<void> => {
  if (!screen?.startEarly || !mayStart()) return;
  const { pathname, searchParams: search } = new URL(address, location.origin);
  await screen.startEarly({ uuid: uuidIn(pathname), search, language: language.language(), pointedAt });
};

/** Starts the calls of a page, and then what its screen's own code knows of; settles when the latter has arrived. */
export const startPage = async (
  address: string,
  loadScreen: () => Promise<{ startEarly?: StartEarly } | undefined>,
  pointedAt = false,
): Promise<void> => {
  startCalls(address, pointedAt);
  await startScreen(await loadScreen(), address, pointedAt);
};
