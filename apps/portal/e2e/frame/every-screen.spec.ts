import type { Page } from "@playwright/test";
import { waresOf } from "../support/steps/cart.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { expectEndInSight, expectTidy, expectTidyWithLargeText, PHONE, WIDE } from "../support/screens/layout.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { addressOf, type BuiltRoute, routes } from "../support/screens/routes.ts";
import { schemesOf, widthsOf } from "../support/screens/samples.ts";
import { askForCode, codeField } from "../support/steps/sign-in.ts";

type Axe = (page: Page, state: string, without?: string[]) => Promise<void>;

/** Checks an open page with axe, and its layout, on a phone with text of twice its size too. */
const expectSound = async (
  page: Page,
  { axe, state, index, isMobile }: { axe: Axe; state: string; index: number; isMobile: boolean },
): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const colorScheme of schemesOf(index)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await axe(page, `${state}, ${colorScheme}`);
  }
  await expectTidy(page, state, isMobile ? PHONE : widthsOf(WIDE));
  if (!isMobile) return;

  await expectEndInSight(page, state);
  await expectTidyWithLargeText(page, state, PHONE);
};

/**
 * The normal run checks every sixth route, each second one at phone width; the long run checks all. A route of one thing
 * shows here that there is no such thing: one of them is enough for the normal run.
 */
const tagOf = ({ pattern }: BuiltRoute, index: number) => {
  if (pattern.includes(":") ? pattern !== "/projects/:uuid" : index % 6 !== 0) return "@long";

  return index % 12 === 0 ? "@phone" : [];
};

for (const [index, route] of routes.entries()) {
  const journey = route.frame === "signed-in" || route.frame === "either" ? signedIn : test;
  journey(
    `${route.pattern}: axe finds nothing, and the layout holds at every width`,
    { tag: tagOf(route, index) },
    async ({ page, backend, axe, isMobile }) => {
      if (route.pattern === "/maintenance") await backend.operator("PUT", "/maintenance", { on: true });
      try {
        await page.goto(addressOf(route));
        await expectSound(page, { axe, state: route.pattern, index: Math.floor(index / 6), isMobile });
      } finally {
        if (route.pattern === "/maintenance") await backend.operator("PUT", "/maintenance", { on: false });
      }
    },
  );
}

/** States that no address opens. */
const STATES = [
  {
    name: "sign-in by phone",
    open: async (page: Page) => {
      await page.goto("/login");
      await page.getByRole("radio", { name: "Phone" }).check();
    },
  },
  {
    name: "sign-in with an error",
    open: async (page: Page) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "the code",
    open: async (page: Page) => {
      await page.goto("/login");
      await askForCode(page, PEOPLE.serbia.email);
      await expect(codeField(page)).toBeVisible();
    },
  },
  { name: "not found without a session", open: async (page: Page) => void (await page.goto("/no/such/page")) },
] as const;

for (const [index, { name, open }] of STATES.entries()) {
  test(
    `${name}: axe finds nothing, and the layout holds at every width`,
    { tag: "@long" },
    async ({ page, axe, isMobile }) => {
      await open(page);
      await expectSound(page, { axe, state: name, index, isMobile });
    },
  );
}

signedIn(
  "a notification: axe finds nothing, and the layout holds at every width",
  { tag: "@long" },
  async ({ page, axe, isMobile }) => {
    await page.goto("/notifications");
    await page.getByRole("main").locator('a[href^="/notifications/"]').first().click();
    await expect(page).toHaveURL(/\/notifications\/[0-9a-f-]{36}$/);
    await expectSound(page, { axe, state: "a notification", index: 0, isMobile });
  },
);

signedIn(
  "products, the second with the first below it: axe finds nothing, and the layout holds at every width",
  { tag: ["@phone", "@long"] },
  async ({ page, axe, isMobile }) => {
    await page.goto("/shop");
    const [voucher] = await waresOf(page, "voucher");
    const [, , goods] = await waresOf(page, "goods", "-price");
    for (const [index, { product, name }] of [voucher, goods].entries()) {
      await page.goto(`/shop/${product}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
      await expectSound(page, { axe, state: name, index, isMobile });
    }
    await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  },
);

signedIn(
  "home with its menu open: axe finds nothing in light and dark",
  { tag: ["@phone", "@long"] },
  async ({ page, axe, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByText(PEOPLE.installer.points)).toBeVisible();
    if (isMobile) {
      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: /Marek Kowalczyk/ }).click();
      await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // An open menu is at the end of the page, outside its landmarks, and holds the focus.
      await axe(page, `home with its menu open, ${colorScheme}`, ["region"]);
    }
  },
);
