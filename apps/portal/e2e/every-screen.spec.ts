import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";
import { PEOPLE } from "./people.ts";
import { askForCode, codeField } from "./sign-in.ts";

const SCREENS = [
  { name: "sign-in by e-mail", open: async (page: Page) => void (await page.goto("/login")) },
  {
    name: "sign-in by phone",
    open: async (page: Page) => {
      await page.goto("/login");
      await page.getByRole("radio", { name: "Phone" }).check({ force: true });
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
  { name: "not found", open: async (page: Page) => void (await page.goto("/no/such/page")) },
] as const;

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { name, open } of SCREENS) {
  test(
    `${name}: axe finds nothing in light and dark, and nothing scrolls sideways at 320 px`,
    { tag: "@phone" },
    async ({ page, axe }) => {
      await open(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await axe(page, `${name}, ${colorScheme}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
}

signedIn(
  "home: axe finds nothing in light and dark, open menus included, and nothing scrolls sideways at 320 px",
  { tag: "@phone" },
  async ({ page, axe, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByText(PEOPLE.installer.points)).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await axe(page, `home, ${colorScheme}`);
    }
    if (isMobile) {
      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: /Marek Kowalczyk/ }).click();
      await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    }
    // An open menu hangs at the end of the page, outside its landmarks, and holds the focus.
    await axe(page, "home with its menu open", ["region"]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
  },
);

test("maintenance: axe finds nothing in light and dark", { tag: "@phone" }, async ({ page, backend, axe }) => {
  await backend.operator("PUT", "/maintenance", { on: true });
  try {
    await page.goto("/maintenance");
    await expect(page.getByText(/Next check in/)).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await axe(page, `maintenance, ${colorScheme}`);
    }
  } finally {
    await backend.operator("PUT", "/maintenance", { on: false });
  }
});
