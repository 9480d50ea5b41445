// Times of the kit beside the same screens in plain elements, in one browser and in alternating rounds: a busy machine
// slows both. Times differ by machine; the ratio is what to compare.
import path from "node:path";
import type { Browser, Page } from "playwright";
import { type Served, serveFolder } from "../consumer/lib/serve.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import type { benchmarksOf, elementsOf } from "../src/testing/speed/run.tsx";
import { buildApp, inDist, inTesting } from "./app.ts";

type Benchmark = keyof ReturnType<typeof benchmarksOf>;
type Elements = ReturnType<typeof elementsOf>;

declare global {
  interface Window {
    /** What the page of a variant offers. */
    bench: { time: (name: Benchmark) => number; elements: () => Elements; keepRows: () => void };
  }
}

type Variant = "kit" | "plain";

const WARM_UP = 5;
const ROUNDS = 40;
/** Of what takes a plain table most of a second. */
const LONG_ROUNDS = 8;

const entryOf = (variant: Variant): string => `
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

/** In the order of the report. */
const FIGURES: readonly (readonly [name: Benchmark, figure: string, rounds?: number])[] = [
  ["typing", "typing a letter in a form of 11 fields"],
  ["mountForm", "mounting this form"],
  ["mountWrongForm", "mounting this form, every field wrong"],
  ["openDialog", "a dialog's first opening"],
  ["mountRows", "mounting 200 rows with menus"],
  ["changeRow", "changing one of them"],
  ["changeRows", "changing all of them"],
  ["openMenu", "opening a row's menu"],
  ["mountTable", "mounting a table of 10,000 rows", LONG_ROUNDS],
  ["scrollTable", "scrolling to its middle", LONG_ROUNDS],
  ["selectRow", "selecting one of its rows", LONG_ROUNDS],
  ["sortTable", "sorting it", LONG_ROUNDS],
];

const ELEMENTS: readonly (readonly [name: keyof Elements, figure: string])[] = [
  ["form", "the form"],
  ["wrongForm", "the form, every field wrong"],
  ["rows", "200 rows with menus"],
];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A page that shows a variant. */
type Opened = { page: Page; close: Served["close"] };

/** Bytes of the JavaScript heap, garbage collected. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
};

const time = (page: Page, name: Benchmark): Promise<number> =>
  page.evaluate((benchmark) => window.bench.time(benchmark), name);

const openVariant = async (browser: Browser, folder: string): Promise<Opened> => {
  const { url, close } = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => "bench" in window);
  return { page, close };
};

/** Builds both variants below `folder` and measures them; one row per figure. */
export const measureSpeed = async (browser: Browser, folder: string): Promise<Row[]> => {
  const open = async (variant: Variant): Promise<Opened> => {
    const place = path.join(folder, `speed-${variant}`);
    await buildApp(entryOf(variant), place);
    return openVariant(browser, place);
  };
  const kit = await open("kit");
  const plain = await open("plain");
  const rows: Row[] = [];
  for (const [name, figure, rounds = ROUNDS] of FIGURES) {
    const times: Record<Variant, number[]> = { kit: [], plain: [] };
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
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
  for (const [name, figure] of ELEMENTS)
    rows.push({ figure: `elements of ${figure}`, value: ofKit[name], unit: "", against: `plain ${ofPlain[name]}` });
  /** Kilobytes. */
  const heapOfRows = async ({ page }: Opened): Promise<string> => {
    const before = await heapOf(page);
    await page.evaluate(() => window.bench.keepRows());
    return (((await heapOf(page)) - before) / 1000).toFixed(0);
  };
  rows.push({
    figure: "heap of 200 rows with menus",
    value: await heapOfRows(kit),
    unit: "kB",
    against: `plain ${await heapOfRows(plain)}`,
  });
  for (const { page, close } of [kit, plain]) {
    await page.close();
    close();
  }
  return rows;
};
