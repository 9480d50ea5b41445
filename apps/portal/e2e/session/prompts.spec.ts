import type { Response } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { read } from "../support/read.ts";
import { emulationLink, signIn } from "../support/steps/sign-in.ts";
import { answerAs } from "../support/json.ts";

const isPatch = (response: Response): boolean => response.request().method() === "PATCH";

test(
  "the first visit: a welcome with the country's points, and a prompt that sends the code for the email address",
  { tag: "@long" },
  async ({ page, backend, axe, context, faults }) => {
    const writes: Response[] = [];
    page.on("response", (response) => {
      if (isPatch(response)) writes.push(response);
    });
    const written = page.waitForResponse(isPatch);
    await signIn(page, backend, PEOPLE.newcomer.email);
    const { options } = await answerAs(z.object({ options: z.string() }), await written);
    expect(JSON.parse(options)).toMatchObject({ firstTime: false, consentSeen: true });
    const welcome = page.getByText(/^Welcome to Lucarne Club! To get you started: \d+ points\.$/);
    await expect(welcome).toBeVisible();
    await expect(page.getByText("Confirm your email address.")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page, `first visit, ${colorScheme}`);
    }
    await page.reload();
    await expect(welcome).toBeVisible();
    expect(writes).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // The next visit is not the first one any more.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await expect(page.getByText("Confirm your email address.")).toBeVisible();
    await expect(welcome).toHaveCount(0);

    // Its button sends the code and opens the page for it. After a failure the prompt stays, with a message.
    await page.setViewportSize({ width: 1440, height: 900 });
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send code" }).click();
    // Parts of home that were still loading say so in an alert of their own.
    const failed = page.getByRole("alert").filter({ hasText: /^Something went wrong\. Please try again\.$/ });
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL("/");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page).toHaveURL("/verify-email");
    await expect(page.getByText(/Send again in \d+\ss/)).toBeVisible();
  },
);

test("an emulated owner sees no prompts, and the visit writes nothing", { tag: "@long" }, async ({ page, backend }) => {
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${request.url()}`);
  });
  const link = await emulationLink(backend, PEOPLE.consents.owner);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(written).toEqual([]);
});

test(
  "an owner sees the consent dialog only once, whatever the answer",
  { tag: "@long" },
  async ({ page, backend, axe, isMobile }) => {
    await signIn(page, backend, PEOPLE.consents.owner);
    const question = page.getByRole("dialog", { name: "May we send you offers and news?" });
    await expect(question).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page, `consents, ${colorScheme}`, ["region"]);
    }
    const boxes = question.getByRole("checkbox");
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    const saved = page.waitForResponse(isPatch);
    if (isMobile) {
      // Closing is an answer too.
      await page.keyboard.press("Escape");
    } else {
      await boxes.first().check();
      await question.getByRole("button", { name: "Save" }).click();
    }
    await expect(question).toHaveCount(0);
    const { email_consent, phone_consent, options } = await answerAs(
      z.object({ email_consent: z.number(), phone_consent: z.number(), options: z.string() }),
      await saved,
    );
    expect({ email_consent, phone_consent }).toEqual({ email_consent: isMobile ? 0 : 1, phone_consent: 0 });
    expect(JSON.parse(options)).toMatchObject({ firstTime: false, consentSeen: true });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await expect(question).toHaveCount(0);
  },
);

test(
  "points that expire: a warning with a link to the shop from October on, none before",
  { tag: "@long" },
  async ({ page, backend }) => {
    await page.clock.setFixedTime("2026-09-30T10:00:00");
    await signIn(page, backend, PEOPLE.expiring.owner);
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    const warning = page.getByRole("main").getByText("Spend them in the shop before the end of the year.");
    await expect(warning).toHaveCount(0);
    await page.clock.setFixedTime("2026-10-01T10:00:00");
    await page.reload();
    await expect(warning).toBeVisible();
    // The card of the home page that leads to the shop has a link with the same name.
    const prompt = page.locator('[data-component="Notice"]').filter({ hasText: "Spend them in the shop" });
    await expect(prompt.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
  },
);

test(
  "a club card on its way is announced with a link to enter its number",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.cardShipped.owner);
    await expect(page.getByText("The club card is on its way. Confirm its number when it arrives.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Confirm the card" })).toHaveAttribute("href", "/club-card");
  },
);

test("ten scans in a year offer a club card", { tag: ["@desktop", "@long"] }, async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.cardNear.owner);
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  const offer = page.getByText("The company has scanned enough windows to order a club card.");
  await expect(offer).toHaveCount(0);
  const { company } = await read(page, "/v1/company/user/self", z.object({ company: z.object({ uuid: z.string() }) }));
  const { scans } = await read(
    page,
    `/v1/company/points/${company.uuid}`,
    z.object({ scans: z.object({ current_year: z.number() }) }),
  );
  const { data } = await read(
    page,
    "/v1/project?constrainTo=open&page=1&limit=1",
    z.object({ data: z.array(z.object({ uuid: z.string() })) }),
  );
  const scan = (count: number) => backend.operator("POST", "/scans", { project: data[0]?.uuid, count });
  await scan(9 - scans.current_year);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto("/shop/club-card");
  const order = page.getByRole("main").getByRole("button", { name: "Order card" });
  await expect(page.getByText("9 of 10")).toBeVisible();
  await expect(order).toBeDisabled();
  await scan(1);
  await page.goto("/");
  await expect(offer).toBeVisible();
  await page.getByRole("link", { name: "Order card" }).click();
  await expect(page).toHaveURL("/shop/club-card");
  // An owner does not order; an installer has the button here.
  await expect(page.getByText("Only installers can place orders.")).toBeVisible();
  await expect(order).toHaveCount(0);
});
