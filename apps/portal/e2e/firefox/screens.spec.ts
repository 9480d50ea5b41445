import { expect, signedIn } from "../support/fixtures.ts";
import { faultsOf } from "../support/screens/layout.ts";
import { SCREENS } from "../support/screens/screens.ts";

const WIDTHS = [390, 1440] as const;

for (const [path, heading] of SCREENS)
  signedIn(
    `Firefox: ${heading} shows its content, and no text lies over other text`,
    async ({ page, faults }, info) => {
      // Playwright adds a style for a screenshot, which the portal's content security policy refuses.
      faults.allow(/style-src-elem/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole("main").locator('[data-component="Skeleton"]')).toHaveCount(0);
        expect(await page.evaluate(faultsOf), `${path} at ${width} px`).toEqual([]);
        await page.screenshot({ path: info.outputPath(`${heading} ${width}.png`) });
      }
    },
  );
