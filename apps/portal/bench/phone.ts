import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** A phone that has opened nothing yet. */
export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/** How many times slower than this machine the processor of Lighthouse mobile is. */
const SLOWDOWN = 4;
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-GB",
};

/**
 * A phone with an empty cache and a slow processor.
 * @param token of a signed-in user
 */
export const openPhone = async (
  browser: Browser,
  { url, token }: { url: string; token?: string | undefined },
): Promise<Phone> => {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  if (token) {
    // The portal sets it at sign-in: without it the server names the files of the sign-in page.
    await context.addCookies([{ name: "lucarne-session", value: "1", url }]);
    await context.addInitScript((value) => {
      const record = { token: value, refresh_token: "none", expiresAt: Date.now() + 3_600_000, session: value };
      localStorage.setItem("lucarne.session", JSON.stringify(record));
    }, token);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  return { page, session, close: () => context.close() };
};
