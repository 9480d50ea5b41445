// How soon a key shows on the preview, on a machine four times as slow (CPU throttling of the browser).
import { withFormPage } from "./form-page.mjs";

const FRAME = 1000 / 60;
const SLOWER = 4;
const WORDS = "More daylight under your roof";

export const name = "form";

/** Milliseconds from each key to the end of the work that it causes: handlers, drawing by React, style and layout. */
const measure = (page) =>
  page.evaluate(() => {
    const times = [];
    let start = 0;
    document.addEventListener("keydown", () => (start = performance.now()), { capture: true });
    // React has drawn when the event has passed its root: its microtasks run between two listeners.
    window.addEventListener("input", () => {
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
      });
    });
    globalThis.times = times;
  });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)];

const typed = async (browser, address, product, label) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${address}?product=${product}&filled=usual`);
  await page.getByLabel(label, { exact: true }).waitFor();
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const field = page.getByLabel(label, { exact: true });
  await field.fill("");
  await field.focus();
  await measure(page);
  await page.keyboard.type(WORDS, { delay: 120 });
  const values = await page.evaluate(() => globalThis.times);
  await page.close();
  return values;
};

export const run = () =>
  withFormPage(async ({ browser, address }) => {
    const figures = [];
    for (const [product, label] of [
      ["flyer", "Short description"],
      ["cardHorizontal", "Company name"],
      ["billboard", "Short description"],
    ]) {
      const values = await typed(browser, address, product, label);
      const against = `one frame: ${FRAME.toFixed(1)} ms, CPU ${SLOWER} times slower`;
      figures.push({
        figure: `${product}: key to preview, median`,
        value: median(values).toFixed(1),
        unit: "ms",
        against,
      });
      figures.push({
        figure: `${product}: key to preview, 95 of 100`,
        value: share(values, 0.95).toFixed(1),
        unit: "ms",
      });
    }
    return figures;
  });
