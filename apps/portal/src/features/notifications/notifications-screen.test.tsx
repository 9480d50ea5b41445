import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };

test("notifications that have not arrived show a skeleton below the title", async () => {
  await renderScreen("/notifications", { answers: { listNotifications: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a user without notifications reads what will be here", async () => {
  await renderScreen("/notifications", { answers: { listNotifications: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No notifications yet")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
});

test("the unread filter says when everything is read", async () => {
  await renderScreen("/notifications?mark=unread", { answers: { listNotifications: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No unread notifications")).toBeVisible();
});

test.each([
  ["a failing server", { status: 500 }],
  ["too many calls", { status: 429 }],
  ["no network", "unreachable"],
] as const)("notifications that could not be loaded say so and load on another try: %s", async (_, failure) => {
  const stub = await renderScreen("/notifications", { answers: { listNotifications: failure } });
  await expect.element(main.getByRole("alert").getByText("The notifications could not be loaded.")).toBeVisible();
  stub.answer({ listNotifications: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("listitem").first()).toBeVisible();
});

test("a page past the end redirects to the last one", async () => {
  const last = { current_page: 3, per_page: 20, last_page: 2, total: 40 };
  await renderScreen("/notifications?page=3", { answers: { listNotifications: { body: { data: [], meta: last } } } });
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/notifications?page=2");
});
