// The time from opening a page to the first paint of an element, on a phone with an empty cache. The browser applies the
// connection (1.6 Mbit/s, 150 ms) and the processor of Lighthouse mobile.
import type { Browser } from "@playwright/test";
import { openPhone } from "./phone.ts";

declare global {
  /** When the element was painted, in ms after the page was opened. */
  var seenAt: number | undefined;
}

const CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Runs in the page before its own code: notes when the first text inside an element of the selector is painted. */
const notePaint = (selector: string) => {
  const observer = new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (!found) return;
    observer.disconnect();
    for (const element of found.querySelectorAll("*")) element.setAttribute("elementtiming", "");
  });
  observer.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    globalThis.seenAt ??= Math.min(
      ...list.getEntries().map((entry: PerformanceEntry & { renderTime?: number }) => entry.renderTime ?? Infinity),
    );
  }).observe({ type: "element", buffered: true });
};

/**
 * Milliseconds until the first text inside an element of the selector is painted.
 * @param token of a signed-in user
 */
export const timeThrottled = async (
  browser: Browser,
  { url, path, token, selector }: { url: string; path: string; token: string; selector: string },
): Promise<number> => {
  const { page, session, close } = await openPhone(browser, { url, token });
  await page.addInitScript(notePaint, selector);
  await session.send("Network.emulateNetworkConditions", CONNECTION);
  await page.goto(path, { waitUntil: "commit" });
  const seen = await page.waitForFunction(() => globalThis.seenAt ?? 0, undefined, { timeout: 60_000 });
  const milliseconds = await seen.jsonValue();
  await close();

  return milliseconds;
};
