import type { Browser } from "@playwright/test";
import { openPhone, type Visitor } from "./phone.ts";

/** What loading a page costs. */
export type PageLoad = { lcp: number; tbt: number; cls: number; requests: number };

declare global {
  /** What the page has seen of its own loading; `last` is the end of the last request or long task, in ms. */
  var pageLoad: { lcp: number; tbt: number; cls: number; last: number };
}

/** The fields of the entries that TypeScript's types of a page lack. */
type Details = { value: number; hadRecentInput: boolean; responseEnd: number };

/** Milliseconds without a task over 50 ms or a request after which a page has come to rest. */
const MIN_QUIET_TIME = 1500;

/** Runs in the page before its own code. */
const observe = () => {
  const seen = { lcp: 0, tbt: 0, cls: 0, last: 0 };
  globalThis.pageLoad = seen;
  const watch = (type: string, each: (entry: PerformanceEntry & Partial<Details>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry))).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch("resource", ({ responseEnd = 0 }) => {
    seen.last = Math.max(seen.last, responseEnd);
  });
  watch("longtask", ({ startTime, duration }) => {
    // Before the first text there is nothing that could be blocked.
    const begins = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    seen.last = Math.max(seen.last, startTime + duration);
    seen.tbt += Math.max(0, Math.min(duration, startTime + duration - begins) - 50);
  });
};

/** Runs in the page: whether it has been at rest for so long. A slow first task may end before anything is painted. */
const isAtRest = (rest: number) => {
  const { lcp, last } = globalThis.pageLoad;

  return lcp > 0 && performance.now() - Math.max(last, lcp) > rest;
};

/**
 * Loads a page on a phone: LCP and total blocking time in ms, layout shift, and requests until it is at rest. Motion is
 * not reduced, because an animation can take time and count as a shift. The cache is empty, except on a later visit.
 */
export const loadPage = async (
  browser: Browser,
  { path, again = false, ...visitor }: Visitor & { path: string; again?: boolean },
): Promise<PageLoad> => {
  const { page, close } = await openPhone(browser, visitor);
  await page.addInitScript(observe);
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  const open = async () => {
    requests = 0;
    await page.goto(path);
    await page.waitForFunction(isAtRest, MIN_QUIET_TIME, { timeout: 60_000 });
  };
  if (again) await open();
  await open();
  const { lcp, tbt, cls } = await page.evaluate(() => globalThis.pageLoad);
  await close();

  return { lcp, tbt, cls, requests };
};
