import { notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api, currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { PAGE_NAMES, pageRow } from "../../shared/pages/page-table.ts";
import { userWith } from "../../testing/examples.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { preloadData } from "../screens.ts";
import { callsOf, startCalls, startScreen } from "./start-calls.ts";

const OTHER_UUID = "0193b2ce-94f7-76dc-9d62-d5f71294b6e8";

/** The example that a page shows, for pages that name it in further calls. */
const uuidOf = (path: string): string => {
  if (path.startsWith("/projects")) return String(exampleOf(`/v1/project/${OTHER_UUID}`)["uuid"]);

  return OTHER_UUID;
};

/** The example's own address, because its messages are requested by the ticket's uuid. */
const TICKET = `/support/chat/${String(exampleOf(`/v1/support/${OTHER_UUID}`)["uuid"])}`;

/** Every page of the table. */
const ADDRESSES = PAGE_NAMES.map((name) => pageRow(name).path)
  .map((path) => path.replace(":uuid", uuidOf(path)))
  .filter((address) => callsOf(address).length > 0);

/** An earlier page has seen that this session has no terms to accept. */
const SETTLED = { "lucarne.terms-settled": "test" };

const stateOf = (key: readonly unknown[]) => queryClient.getQueryCache().find({ queryKey: key, exact: true });

test.each(ADDRESSES)(
  "%s opened by its address: its calls start before the user is known, each once",
  async (address) => {
    const stub = await renderScreen(address, { answers: { getCurrentUser: "pending" }, device: SETTLED });
    void preloadData(address);
    const early = callsOf(address).map(({ key }) => key);
    await expect.poll(() => early.map((key) => stateOf(key)?.state.status)).toEqual(early.map(() => "success"));

    stub.answer({ getCurrentUser: {} });
    await queryClient.cancelQueries(currentUser);
    await queryClient.refetchQueries(currentUser);
    // The page's own queries have the same keys.
    await expect.poll(() => early.map((key) => stateOf(key)?.isActive())).toEqual(early.map(() => true));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(early.map((key) => stateOf(key)?.state.dataUpdateCount)).toEqual(early.map(() => 1));
  },
);

test("a link that is pointed at requests nothing of the user's own, one that is pressed its page's data, once", async () => {
  const stub = await renderScreen("/orders");
  const link = page.getByRole("main").getByRole("link", { name: "2026/000412" });
  await link.hover();
  expect(stub.calls).not.toContain("getOrder");
  await link.click();
  await expect.element(page.getByRole("heading", { level: 1, name: /2026\/000412/ })).toBeVisible();
  expect(stub.calls.filter((id) => id === "getOrder")).toHaveLength(1);
});

/** Whether a call of the address has been started; that shows at once. */
const isStarted = (address: string): boolean => callsOf(address).some(({ key }) => stateOf(key) !== undefined);

test("a call of the user's own page starts with a session that has no terms to accept", async () => {
  await renderScreen("/news", { device: SETTLED });
  startCalls("/notifications");
  expect(isStarted("/notifications")).toBe(true);
});

test("on a device that has not seen the user yet, the user is the only call that starts", async () => {
  const stub = await renderScreen("/notifications", { answers: { getCurrentUser: "pending" } });
  void preloadData("/notifications");
  await expect.poll(() => stub.calls).toContain("getCurrentUser");
  expect(isStarted("/notifications")).toBe(false);

  stub.answer({ getCurrentUser: {} });
  await queryClient.cancelQueries(currentUser);
  await queryClient.refetchQueries(currentUser);
  await expect.element(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  expect(localStorage.getItem("lucarne.terms-settled")).toBe("test");
});

test("without a session no call starts", async () => {
  await renderScreen("/login", { signedIn: false });
  startCalls("/notifications");
  expect(isStarted("/notifications")).toBe(false);
});

test("for a user who must accept the terms first no call starts", async () => {
  const region = { id: 1, name: "Czechia", slug: "cz" };
  await renderScreen("/", {
    answers: { getCurrentUser: userWith({ region, created_at: "2023-05-01T08:00:00+02:00", options: "{}" }) },
  });
  await expect.element(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible();
  startCalls("/notifications");
  expect(isStarted("/notifications")).toBe(false);
});

test.each([
  ["/shop", "listShopProducts"],
  ["/shop?page=2&sort=price&search=tape&stock=available", "listShopProducts"],
  ["/orders?status=pending&page=2", "listOrders"],
  ["/projects?tab=review&page=2&search=lipowa", "listProjects"],
  ["/team?page=2", "listTeam"],
  [`/team/${OTHER_UUID}`, "getTeamMember"],
  ["/balance?page=2", "listPointsHistory"],
  ["/balance", "getPointsMonths"],
  ["/user", "listCertificates"],
  ["/user", "listSessions"],
  ["/", "getPublicConfig"],
  [TICKET, "getTicket"],
  [TICKET, "listMessages"],
])(
  "%s: %s starts once the screen's code has loaded, before the user is known, and is sent once",
  async (address, id) => {
    const stub = await renderScreen(address, { answers: { getCurrentUser: "pending" }, device: SETTLED });
    void preloadData(address);
    await expect.poll(() => stub.calls).toContain(id);

    stub.answer({ getCurrentUser: {} });
    await queryClient.cancelQueries(currentUser);
    await queryClient.refetchQueries(currentUser);
    await expect.element(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(stub.calls.filter((call) => call === id)).toHaveLength(1);
  },
);

test("unread notifications start once the screen's code has loaded, before the user is known, and are sent once", async () => {
  const { queryKey } = notificationsQuery(api, 1, "unread");
  const stub = await renderScreen("/notifications?mark=unread", {
    answers: { getCurrentUser: "pending" },
    device: SETTLED,
  });
  void preloadData("/notifications?mark=unread");
  await expect.poll(() => stateOf(queryKey)?.state.status).toBe("success");

  stub.answer({ getCurrentUser: {} });
  await queryClient.cancelQueries(currentUser);
  await queryClient.refetchQueries(currentUser);
  await expect.poll(() => stateOf(queryKey)?.isActive()).toBe(true);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(stateOf(queryKey)?.state.dataUpdateCount).toBe(1);
});

test("preloading a page is pending while a call that its screen starts early is, and resolves when the call is cancelled", async () => {
  const stub = await renderScreen("/news", { answers: { listMessages: "pending" } });
  let isOver = false;
  void preloadData(TICKET).then(() => (isOver = true));
  await expect.poll(() => stub.calls).toContain("listMessages");
  expect(isOver).toBe(false);

  await queryClient.cancelQueries();
  await expect.poll(() => isOver).toBe(true);
});

test.each([
  ["a category, whose uuid is not known yet", "/shop?category=tools"],
  ["the balance, which is not known yet", "/shop?affordable=yes"],
])("a shop address with %s starts no call for products", async (_, address) => {
  const stub = await renderScreen("/news");
  void preloadData(address);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(stub.calls).not.toContain("listShopProducts");
});

test("a link to a chat that is pointed at requests nothing of it", async () => {
  const stub = await renderScreen("/news");
  await startScreen(await import("../../features/support/ticket-screen.tsx"), `/support/chat/${OTHER_UUID}`, true);
  expect(stub.calls).not.toContain("getTicket");
});

const isLoaded = (file: string): boolean =>
  performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname.endsWith(file));

test("the form's code loads when the product turns out to be configured, before the user is known", async () => {
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  const product = exampleOf(`/v2/shop/products/${OTHER_UUID}`);
  const stub = await renderScreen(`/shop/${OTHER_UUID}`, {
    device: SETTLED,
    answers: { getCurrentUser: "pending", getShopProduct: { body: { ...product, type: "goods" } } },
  });
  const { startEarly } = await import("../../features/product/product-screen.tsx");
  const opened = { uuid: OTHER_UUID, search: new URLSearchParams(), language: "en", pointedAt: false };
  await startEarly(opened);
  expect(isLoaded("/marketing-form.tsx")).toBe(false);

  queryClient.clear();
  stub.answer({ getShopProduct: { body: { ...product, type: "flyer" } } });
  await startEarly(opened);
  expect(isLoaded("/marketing-form.tsx")).toBe(true);
});
