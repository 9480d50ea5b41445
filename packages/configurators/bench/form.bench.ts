// Measures the time from a key to the updated preview with the CPU throttled four times.
import type { Browser, Page } from "playwright";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { withFormPage } from "./form-page.ts";

const FRAME = 1000 / 60;
const SLOWER = 4;
const WORDS = "More daylight under your roof";

export const name = "form";

declare global {
  interface Window {
    /** Milliseconds from each key, collected in the page. */
    times: number[];
  }
}

/** Milliseconds from each key to the end of the work it causes: handlers, React, style and layout. */
const measure = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    let start = 0;
    document.addEventListener("keydown", () => (start = performance.now()), { capture: true });
    // React has rendered once the event has passed its root, because microtasks run between two listeners.
    window.addEventListener("input", () => {
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
      });
    });
    window.times = times;
  });

const share = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN).toFixed(1);

/** Types into a labelled field of the form, or into a bare input for comparison when there is no label. */
const typed = async (browser: Browser, address: string, product: string, label?: string): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${address}?product=${product}&filled=usual`);
  await page.getByRole("radio").first().waitFor();
  // The covers are drawn after the first paint.
  await page.waitForTimeout(2000);
  if (label === undefined) await page.evaluate(() => document.body.prepend(document.createElement("textarea")));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const field = label === undefined ? page.locator("body > textarea") : page.getByLabel(label, { exact: true });
  await field.fill("");
  await field.focus();
  await measure(page);
  await page.keyboard.type(WORDS, { delay: 120 });
  const values = await page.evaluate(() => window.times);
  await page.close();
  return values;
};

export const run = (): Promise<Row[]> =>
  withFormPage(async ({ browser, address }) => {
    const figures: Row[] = [];
    const against = `one frame: ${FRAME.toFixed(1)} ms, CPU ${SLOWER} times slower`;
    for (const [product, label] of [
      ["flyer", "Short description"],
      ["cardHorizontal", "Company name"],
      ["billboard", "Short description"],
    ] as const) {
      const values = await typed(browser, address, product, label);
      const name = `${product}: key to preview`;
      figures.push({ figure: `${name}, median`, value: share(values, 0.5), unit: "ms", against });
      // Other processes on the machine raise the later figures.
      figures.push({ figure: `${name}, fastest tenth`, value: share(values, 0.1), unit: "ms" });
      figures.push({ figure: `${name}, slowest twentieth`, value: share(values, 0.95), unit: "ms" });
    }
    const bare = await typed(browser, address, "flyer");
    figures.push({ figure: "of it in the browser (a bare field), median", value: share(bare, 0.5), unit: "ms" });
    return figures;
  });
