import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { PAGE_NAMES, pageRow } from "../../shared/pages/page-table.ts";
import { userWith } from "../../testing/examples.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { preloadData } from "../screens.ts";
import { callsOf, startCalls } from "./start-calls.ts";

const OTHER_UUID = "0193b2ce-94f7-76dc-9d62-d5f71294b6e8";

/** The example that a page shows, for pages that name it in further calls. */
const uuidOf = (path: string): string => {
  if (path.startsWith("/projects")) return String(exampleOf(`/v1/project/${OTHER_UUID}`)["uuid"]);

  return OTHER_UUID;
};

/** Every page of the table. */
const ADDRESSES = PAGE_NAMES.map((name) => pageRow(name).path)
  .map((path) => path.replace(":uuid", uuidOf(path)))
  .filter((address) => callsOf(address).length > 0);

const stateOf = (key: readonly unknown[]) => queryClient.getQueryCache().find({ queryKey: key, exact: true });

test.each(ADDRESSES)(
  "%s opened by its address: its calls start before the user is known, each once",
  async (address) => {
    const stub = await renderScreen(address, { answers: { getCurrentUser: "pending" } });
    preloadData(address);
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

test("a call of the user's own page starts with a session", async () => {
  await renderScreen("/news");
  startCalls("/notifications");
  expect(isStarted("/notifications")).toBe(true);
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
