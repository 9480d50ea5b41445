// Times of the kit beside the same screens in plain elements, in one browser and in alternating rounds: a busy machine
// slows both. Times differ by machine; the ratio is what to compare.
import path from "node:path";
import { serveFolder } from "../consumer/lib/serve.mjs";
import { buildApp, inDist, inTesting } from "./app.mjs";

const WARM_UP = 5;
const ROUNDS = 40;

const entryOf = (variant) => `
import * as screens from ${inTesting(`speed/${variant}.tsx`)};
import { benchmarksOf, elementsOf, keepRows } from ${inTesting("speed/run.tsx")};
${
  variant === "plain"
    ? "const wrap = undefined;"
    : `
import ${inDist("styles/reset.styles.js")};
import ${inDist("themes/lucarne.styles.js")};
import { createElement } from "react";
import { UiProvider } from ${inDist("components/provider/index.js")};
import { strings } from ${inDist("generated/strings/en.js")};
const wrap = (screen) => createElement(UiProvider, { strings, locale: "en" }, screen);`
}
const benchmarks = benchmarksOf(screens, wrap);
window.bench = { time: (name) => benchmarks[name](), elements: () => elementsOf(screens, wrap), keepRows: () => keepRows(screens, wrap) };
`;

const FIGURES = {
  typing: "typing a letter in a form of 11 fields",
  mountForm: "mounting this form",
  mountWrongForm: "mounting this form, every field wrong",
  openDialog: "a dialog's first opening",
  mountRows: "mounting 200 rows with menus",
  changeRow: "changing one of them",
  changeRows: "changing all of them",
  openMenu: "opening a row's menu",
};

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Bytes of the JavaScript heap, garbage collected. */
const heapOf = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
};

const time = (page, name) => page.evaluate((benchmark) => window.bench.time(benchmark), name);

const openVariant = async (browser, folder) => {
  const { url, close } = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => window.bench !== undefined);
  return { page, close };
};

/** Builds both variants below `folder` and measures them; one row per figure. */
export const measureSpeed = async (browser, folder) => {
  const variants = [];
  for (const variant of ["kit", "plain"]) {
    const place = path.join(folder, `speed-${variant}`);
    await buildApp(entryOf(variant), place);
    variants.push(await openVariant(browser, place));
  }
  const [kit, plain] = variants;
  const rows = [];
  for (const [name, figure] of Object.entries(FIGURES)) {
    const times = { kit: [], plain: [] };
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const [ofKit, ofPlain] = [await time(kit.page, name), await time(plain.page, name)];
      if (round < WARM_UP) continue;
      times.kit.push(ofKit);
      times.plain.push(ofPlain);
    }
    const [ofKit, ofPlain] = [median(times.kit), median(times.plain)];
    rows.push({
      figure,
      value: ofKit.toFixed(2),
      unit: "ms",
      against: `plain ${ofPlain.toFixed(2)}, ratio ${(ofKit / ofPlain).toFixed(2)}`,
    });
  }
  const [ofKit, ofPlain] = [
    await kit.page.evaluate(() => window.bench.elements()),
    await plain.page.evaluate(() => window.bench.elements()),
  ];
  const elements = { form: "the form", wrongForm: "the form, every field wrong", rows: "200 rows with menus" };
  for (const [name, figure] of Object.entries(elements))
    rows.push({ figure: `elements of ${figure}`, value: ofKit[name], unit: "", against: `plain ${ofPlain[name]}` });
  const heaps = [];
  for (const { page } of variants) {
    const before = await heapOf(page);
    await page.evaluate(() => window.bench.keepRows());
    heaps.push(((await heapOf(page)) - before) / 1000);
  }
  rows.push({
    figure: "heap of 200 rows with menus",
    value: heaps[0].toFixed(0),
    unit: "kB",
    against: `plain ${heaps[1].toFixed(0)}`,
  });
  for (const { page, close } of variants) {
    await page.close();
    close();
  }
  return rows;
};
