import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { call, read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

/** Opens chats until the list has a second page. */
const fillList = async (page: Page): Promise<void> => {
  const { uuid } = await read(page, "/v1/company/user/self", z.object({ uuid: z.string() }));
  const { meta } = await read(
    page,
    `/v1/support?installer_uuid=${uuid}&limit=1`,
    z.object({ meta: z.object({ total: z.number() }) }),
  );
  const info = { language: "en", hostname: "localhost", region: "lv", appVersion: "1.0.0", appType: "web" };
  for (let number = meta.total; number < 11; number += 1) {
    const body = { title: `Question ${number}`, body: "Where is it?", info };
    await call(page, { method: "POST", path: "/v1/support", body });
  }
};

test(
  "a support chat: asked, answered without a reload, resolved, opened again by a message that failed first",
  { tag: "@long" },
  async ({ page, backend, axe, faults }) => {
    faults.allow(/net::ERR_FAILED|Failed to fetch/);
    await signIn(page, backend, PEOPLE.latvia.email);
    const main = page.getByRole("main");
    await page.goto("/support/chat/new");
    await main.getByRole("textbox", { name: "Subject" }).fill("A dent");
    await main.getByRole("button", { name: "Send message" }).locator("visible=true").click();
    await expect(main.getByText("Fill in the “Message” field.")).toBeVisible();
    await axe(page, "a new chat with an error");
    await main.getByRole("textbox", { name: "Message" }).fill("The shutter has a dent.");
    await main.getByRole("button", { name: "Send message" }).locator("visible=true").click();
    await expect(page).toHaveURL(/\/support\/chat\/[0-9a-f-]{36}$/);
    await expect(page).toHaveTitle("A dent – Lucarne Club");
    const uuid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const thread = main.getByRole("log", { name: "Messages" });
    await expect(thread).toContainText("The shutter has a dent.");
    await expect(main.getByText("Open", { exact: true }).locator("visible=true").first()).toBeVisible();

    // A draft survives a reload; the answer appears without a reload, and the index opens this chat.
    const field = main.getByRole("textbox", { name: "Message" });
    await field.fill("And one more");
    await page.goto("/support/chat");
    await expect(page).toHaveURL(`/support/chat/${uuid}`);
    await expect(field).toHaveValue("And one more");
    await backend.operator("POST", `/tickets/${uuid}/reply`, { message: "A new one is on its way." });
    await expect(thread).toContainText("A new one is on its way.");
    await expect(main.getByText("In progress", { exact: true }).locator("visible=true").first()).toBeVisible();
    await axe(page, "a chat");

    await backend.operator("POST", `/tickets/${uuid}/resolve`);
    await page.reload();
    await expect(main.getByText("This chat is resolved. A new message opens it again.")).toBeVisible();
    let isDown = true;
    await page.route(`**/v1/support/${uuid}/chat`, (route) =>
      isDown && route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await main.getByRole("button", { name: "Send", exact: true }).click();
    await expect(thread.getByText("Not sent")).toBeVisible();
    await page.reload();
    await expect(thread.getByText("And one more")).toBeVisible();
    isDown = false;
    await thread.getByRole("button", { name: "Send again" }).click();
    await expect(thread.getByText("Not sent")).toHaveCount(0);
    await expect(thread.getByText("And one more")).toHaveCount(1);
    await expect(main.getByText("Open", { exact: true }).locator("visible=true").first()).toBeVisible();

    await fillList(page);
    await page.goto("/support/chat?view=list");
    const chats = main.getByRole("complementary").getByRole("listitem");
    await expect(chats).toHaveCount(10);
    await main.getByRole("button", { name: "Load more" }).click();
    await expect(chats).not.toHaveCount(10);
    await expect(chats.nth(10).getByRole("link")).toBeFocused();
    await axe(page, "a list of chats with its next page");
  },
);
