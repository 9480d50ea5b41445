// The time from opening a page to the first paint of an element, on a phone with an empty cache. The browser applies the
// connection (1.6 Mbit/s, 150 ms) and the processor of Lighthouse mobile.
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
  locale: "en-GB",
};
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;

/** Runs in the page before its own code: notes when the first text inside an element of the selector is painted. */
const notePaint = (selector) => {
  const observer = new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (!found) return;
    observer.disconnect();
    for (const element of found.querySelectorAll("*")) element.setAttribute("elementtiming", "");
  });
  observer.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    window.seenAt ??= Math.min(...list.getEntries().map(({ renderTime }) => renderTime));
  }).observe({ type: "element", buffered: true });
};

/**
 * Milliseconds until the first text inside an element of the selector is painted.
 * @param token of a signed-in user
 */
export const timeThrottled = async (browser, { url, path, token, selector }) => {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  // The portal sets it at sign-in: without it the server names the files of the sign-in page.
  await context.addCookies([{ name: "lucarne-session", value: "1", url }]);
  await context.addInitScript((value) => {
    const record = { token: value, refresh_token: "none", expiresAt: Date.now() + 3_600_000, session: value };
    localStorage.setItem("lucarne.session", JSON.stringify(record));
  }, token);
  await context.addInitScript(notePaint, selector);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", CONNECTION);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: "commit" });
  const seen = await page.waitForFunction(() => window.seenAt, undefined, { timeout: 60_000 });
  const milliseconds = await seen.jsonValue();
  await context.close();

  return milliseconds;
};
