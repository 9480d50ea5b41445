import { notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { api, currentUser, queryClient } from "../platform/session/portal-api.ts";
import { PAGE_NAMES, pageRow } from "../shared/navigation/page-table.ts";
import { userWith } from "../testing/examples.ts";
import { exampleOf } from "../testing/example-of.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { prefetchPage } from "./routes.tsx";

const OTHER_UUID = "0193b2ce-94f7-76dc-9d62-d5f71294b6e8";

/** The example's own address, because further calls name its uuid. */
const PROJECT = `/projects/${exampleOf("getProject").uuid}`;
const TICKET = `/support/chat/${exampleOf("getTicket").uuid}`;

/** An earlier page has seen that this session has no terms to accept. */
const SETTLED = { "lucarne.terms-settled": "test" };

/** Addresses with the calls that their loaders send. */
const LOADED: readonly [address: string, calls: readonly string[]][] = [
  ["/", ["getConfig", "getPublicConfig"]],
  ["/projects", ["listProjects"]],
  ["/projects?tab=review&page=2&search=lipowa", ["listProjects"]],
  [PROJECT, ["getProject"]],
  [`${PROJECT}/scan`, ["getProject"]],
  [`${PROJECT}/survey`, ["getProject", "getSurvey"]],
  ["/shop", ["listShopProducts"]],
  ["/shop?page=2&sort=price&search=tape&stock=available", ["listShopProducts"]],
  [`/shop/${OTHER_UUID}`, ["getShopProduct"]],
  [`/checkout/${OTHER_UUID}`, ["getShopProduct"]],
  ["/orders", ["listOrders"]],
  ["/orders?status=pending&page=2", ["listOrders"]],
  [`/orders/${OTHER_UUID}`, ["getOrder"]],
  ["/team?page=2", ["listTeam", "getConfig"]],
  ["/team/add", ["listTeam", "getConfig"]],
  [`/team/${OTHER_UUID}`, ["getTeamMember"]],
  ["/resources", ["listContent", "getConfig"]],
  ["/rewards", ["getConfig"]],
  ["/news", ["listContent"]],
  [`/news/${OTHER_UUID}`, ["getContent"]],
  ["/balance?page=2", ["listPointsHistory", "getPointsMonths"]],
  ["/user", ["listCertificates", "listSessions"]],
  [TICKET, ["getTicket", "listMessages"]],
  [`/notifications/${OTHER_UUID}`, ["getNotification"]],
];

test.each(everyNth(4, LOADED))(
  "%s: its loader sends %s before the user is known, each once",
  async (address, calls) => {
    const stub = await renderScreen(address, { answers: { getCurrentUser: "pending" }, device: SETTLED });
    for (const call of calls) await expect.poll(() => stub.calls).toContain(call);
    const early = [...stub.calls];

    stub.answer({ getCurrentUser: {} });
    await queryClient.cancelQueries(currentUser);
    await queryClient.refetchQueries(currentUser);
    await expect.element(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    // The screen's own queries have the same keys.
    for (const call of calls) expect(stub.calls.filter((id) => id === call)).toEqual(early.filter((id) => id === call));
  },
);

test.each(
  everyNth(2, [
    ["/notifications", undefined],
    ["/notifications?mark=unread", "unread"],
  ] as const),
)("%s: its list is requested before the user is known, once", async (address, mark) => {
  const { queryKey } = notificationsQuery(api, 1, mark);
  const stub = await renderScreen(address, { answers: { getCurrentUser: "pending" }, device: SETTLED });
  await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("success");

  stub.answer({ getCurrentUser: {} });
  await queryClient.cancelQueries(currentUser);
  await queryClient.refetchQueries(currentUser);
  const isShown = () => queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive();
  await expect.poll(isShown).toBe(true);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryState(queryKey)?.dataUpdateCount).toBe(1);
});

test("on a device that has not seen the user yet, the user is the only call before the answer", async () => {
  const stub = await renderScreen("/orders", { answers: { getCurrentUser: "pending" } });
  await expect.poll(() => stub.calls).toContain("getCurrentUser");
  await import("../features/orders/orders-screen.tsx");
  expect(stub.calls).not.toContain("listOrders");

  stub.answer({ getCurrentUser: {} });
  await queryClient.cancelQueries(currentUser);
  await queryClient.refetchQueries(currentUser);
  await expect.element(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  expect(localStorage.getItem("lucarne.terms-settled")).toBe("test");
});

test("on a device that has not seen the user yet, a loader sends its calls when the user is known", async () => {
  const stub = await renderScreen("/news");
  await expect.element(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
  const { loader } = await import("../features/orders/orders-screen.tsx");
  localStorage.removeItem("lucarne.terms-settled");
  queryClient.clear();
  const sent = stub.calls.length;
  await loader({ params: {}, request: new Request(new URL("/orders", location.origin)) });
  expect(stub.calls.slice(sent)).toEqual(["getCurrentUser", "listOrders"]);
});

test.each(
  everyNth(2, [
    ["/", ["getCompanyPoints", "listTiers", "listTierHistory"]],
    ["/shop", ["listShopCategories"]],
    ["/rewards", ["listTiers", "listBehaviours"]],
    ["/balance", ["getCompanyPoints", "listTiers", "listTierHistory"]],
    ["/support/chat", ["listTickets", "getTicket", "listMessages"]],
  ] as const),
)("%s: a pressed link sends %s, which need the user", async (address, calls) => {
  const stub = await renderScreen("/orders");
  await expect.element(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0] });
  const sent = stub.calls.length;
  prefetchPage(address);
  for (const call of calls) await expect.poll(() => stub.calls.slice(sent)).toContain(call);
});

test("a link that is pointed at requests nothing of the user's own, one that is pressed its page's data, once", async () => {
  const stub = await renderScreen("/orders");
  const link = page.getByRole("main").getByRole("link", { name: "2026/000412" });
  await link.hover();
  expect(stub.calls).not.toContain("getOrder");
  await link.click();
  await expect.element(page.getByRole("heading", { level: 1, name: /2026\/000412/ })).toBeVisible();
  expect(stub.calls.filter((id) => id === "getOrder")).toHaveLength(1);
});

test("without a session a pressed link sends no call", async () => {
  const stub = await renderScreen("/login", { signedIn: false });
  prefetchPage("/notifications");
  await import("../features/notifications/notifications-screen.tsx");
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(stub.calls).not.toContain("listNotifications");
});

test("for a user who must accept the terms first a pressed link sends no call", async () => {
  const region = { id: 1, name: "Czechia", slug: "cz" };
  const stub = await renderScreen("/", {
    answers: { getCurrentUser: userWith({ region, created_at: "2023-05-01T08:00:00+02:00", options: "{}" }) },
  });
  await expect.element(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible();
  prefetchPage("/orders");
  await import("../features/orders/orders-screen.tsx");
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(stub.calls).not.toContain("listOrders");
});

test("a page opens while the calls of its loader have no answer", async () => {
  await renderScreen("/orders", { answers: { listOrders: "pending" } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test.each(
  everyNth(2, [
    ["a category, whose uuid is not known yet", "/shop?category=tools"],
    ["the balance, which is not known yet", "/shop?affordable=yes"],
  ]),
)("a link to a shop address with %s starts no call for products", async (_, address) => {
  const stub = await renderScreen("/news");
  prefetchPage(address);
  await import("../features/shop/shop-screen.tsx");
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(stub.calls).not.toContain("listShopProducts");
});

test("the form's code loads when the product turns out to be configured, before the user is known", async () => {
  const product = exampleOf("getShopProduct");
  const stub = await renderScreen("/news", {
    answers: { getShopProduct: { body: { ...product, type: "goods" } } },
    device: SETTLED,
  });
  const { loader } = await import("../features/product/product-screen.tsx");
  const { loadedForm, loadForm } = await import("../features/product/marketing/load-form.ts");
  // Another test may have loaded the form in this page; the form of one language is kept.
  await loadForm("sl");
  const opened = { params: { uuid: OTHER_UUID }, request: new Request(new URL("/shop", location.origin)) };
  await loader(opened);
  expect(loadedForm("en")).toBeUndefined();

  queryClient.clear();
  stub.answer({ getShopProduct: { body: { ...product, type: "flyer" } } });
  await loader(opened);
  // A loader ends after a moment, also when code is still on its way.
  await expect.poll(() => loadedForm("en")).toBeDefined();
});

test("every page of the table has the module that its row names", async () => {
  const screens = import.meta.glob("../features/*/*-screen.tsx");
  const used = PAGE_NAMES.map((name) => `../features/${pageRow(name).screen}.tsx`);
  expect(used.filter((screen) => !(screen in screens))).toEqual([]);
});
