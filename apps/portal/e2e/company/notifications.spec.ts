import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { parseAs } from "../support/json.ts";
import { call } from "../support/read.ts";

/** Staff write to a person. */
const write = (backend: Backend, email: string, text: string, type = "info"): Promise<unknown> =>
  backend.operator("POST", "/notifications", { to: "user", key: email, type, title: "Lucarne Club", text });

const bell = (page: Page, unread: number) =>
  page.getByRole("banner").getByRole("link", {
    name: unread > 0 ? `Unread notifications: ${unread}` : "Notifications",
    exact: true,
  });

test(
  "opening a notification marks it as read once: the bell counts one less, the list shows it read",
  { tag: "@long" },
  async ({ page, backend, axe, isMobile }) => {
    const email = isMobile ? PEOPLE.notified.opensOnPhone : PEOPLE.notified.opens;
    await write(backend, email, "The spring catalogue is here.", "warning");
    await signIn(page, backend, email);
    const patches: string[] = [];
    page.on("request", (request) => request.method() === "PATCH" && patches.push(new URL(request.url()).pathname));
    const before = Number(
      /\d+/.exec(
        (await page
          .getByRole("banner")
          .getByRole("link", { name: /Unread notifications: / })
          .textContent()) ?? "",
      )?.[0],
    );

    await bell(page, before).click();
    await expect(page).toHaveURL("/notifications");
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    const row = page.getByRole("link", { name: /The spring catalogue is here/ });
    await expect(row).toContainText("Unread");
    await expect(row.getByRole("img", { name: "Warning" })).toBeVisible();
    await expect(row.locator("time")).toHaveText(/minute|now|second/);
    await axe(page, "the notifications");

    await row.click();
    await expect(page).toHaveURL(/\/notifications\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Lucarne Club" })).toBeVisible();
    await expect(page).toHaveTitle("Lucarne Club – Lucarne Club");
    await expect(bell(page, before - 1)).toBeVisible();
    await axe(page, "a notification");
    expect(patches.filter((path) => path.includes("/notifications/"))).toHaveLength(1);

    await page.getByRole("link", { name: "All notifications" }).click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText("Unread");
    // Opened again, there is nothing left to mark.
    await row.click();
    await expect(page.getByRole("heading", { level: 1, name: "Lucarne Club" })).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
    expect(patches.filter((path) => path.includes("/notifications/"))).toHaveLength(1);
  },
);

test(
  "unread notifications can be filtered and paged in the URL, and all can be marked as read at once",
  { tag: "@long" },
  async ({ page, backend, axe, isMobile }) => {
    const email = isMobile ? PEOPLE.allNotified.marksOnPhone : PEOPLE.allNotified.marks;
    for (let number = 1; number <= 25; number += 1) await write(backend, email, `Message number ${number}.`);
    await signIn(page, backend, email);
    await page.goto("/notifications");
    await expect(page.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Unread/ })
      .click();
    await expect(page).toHaveURL("/notifications?mark=unread");
    await expect(page.getByText("Message number 25.")).toBeVisible();
    await expect(page.getByText("No unread notifications")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Notification pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/notifications?mark=unread&page=2");
    await expect(page.getByText("Message number 1.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Message number 1.")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Message number 25.")).toBeVisible();

    await page.goto("/notifications?mark=unread&page=2");
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByRole("heading", { name: "No unread notifications" })).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
    await axe(page, "no unread notification");
    await page.getByRole("link", { name: /^All/ }).click();
    await expect(page.getByText("Message number 25.")).toBeVisible();
  },
);

test("an answer from support links to its chat", { tag: "@long" }, async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.hungary.email);
  const body = {
    title: "Dent",
    body: "The shutter has a dent.",
    info: { language: "hu", hostname: "localhost", region: "hu", appVersion: "1.0.0", appType: "web" },
  };
  const ticket = parseAs(
    z.object({ uuid: z.string() }),
    await call(page, { method: "POST", path: "/v1/support", body }),
  );
  await backend.operator("POST", `/tickets/${ticket.uuid}/reply`, { message: "A new one is on its way." });
  await page.goto("/notifications");
  await page.getByRole("link", { name: /Dent/ }).click();
  await page.getByRole("link", { name: "Go to the chat" }).click();
  await expect(page).toHaveURL(`/support/chat/${ticket.uuid}`);
});

signedIn("a page beyond the last one shows the last one", { tag: "@long" }, async ({ page }) => {
  await page.goto("/notifications?page=40");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page).toHaveURL("/notifications");
});

signedIn("an unknown notification shows an error within the frame", { tag: "@long" }, async ({ page }) => {
  for (const name of ["00000000-0000-4000-8000-000000000000", "not-a-uuid"]) {
    await page.goto(`/notifications/${name}`);
    await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveTitle("Page not found – Lucarne Club");
  }
});

test(
  "a notification that arrives while the list is open appears in the list and in the count",
  { tag: "@long" },
  async ({ page, backend, isMobile }) => {
    const { email } = isMobile ? PEOPLE.bulgaria : PEOPLE.bulgariaOwner;
    await signIn(page, backend, email);
    await page.clock.install();
    await page.goto("/notifications");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await write(backend, email, "The catalogue of the year is here.");
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(page.getByText("The catalogue of the year is here.")).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

signedIn(
  "a list that fails to load shows an error and can be retried",
  { tag: "@long" },
  async ({ page, axe, faults }) => {
    faults.allow(/status of 429/);
    let fail = true;
    await page.route(/\/v1\/notifications\?page=1&limit=20/, (route) =>
      fail ? route.fulfill({ status: 429, body: "" }) : route.continue(),
    );
    await page.goto("/notifications");
    await expect(page.getByRole("alert")).toContainText("The notifications could not be loaded.");
    // Enabled by the number of unread ones, a call of its own; its colours change then.
    await expect(page.getByRole("button", { name: "Mark all as read" })).toBeEnabled();
    await axe(page, "notifications that did not come");
    fail = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  },
);
