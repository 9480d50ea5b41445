import type { Browser, BrowserContext, Page } from "@playwright/test";

/** How many times slower than this machine the measured processor is. */
const SLOWDOWN = 4;

/** Opens a page of the portal as a signed-in user; `prepare` may answer calls. The processor is slowed down afterwards. */
export const openSlowly = async (
  browser: Browser,
  { url, token, at, prepare }: { url: string; token: string; at: string; prepare?: (page: Page) => Promise<unknown> },
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => {
    const record = { token: value, refresh_token: "none", expiresAt: Date.now() + 3_600_000, session: value };
    localStorage.setItem("lucarne.session", JSON.stringify(record));
  }, token);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(at, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  return { context, page };
};
