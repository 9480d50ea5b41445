import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** A phone that has opened nothing yet. */
export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/** Values to store, by key: `local` in localStorage, `tab` in sessionStorage. */
export type Stored = { local?: Readonly<Record<string, string>>; tab?: Readonly<Record<string, string>> };

/** Stores values before each page of the context runs its own code. */
export const storeBefore = (context: Pick<BrowserContext, "addInitScript">, stored: Stored): Promise<unknown> =>
  context.addInitScript(({ local, tab }) => {
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, tab);
  }, stored);

/** How many times slower than this machine the processor of Lighthouse mobile is. */
const SLOWDOWN = 4;
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-GB",
};

/** The portal to open, the token of the signed-in user, and values to store before. */
export type Visitor = { url: string; token?: string | undefined; stored?: Stored | undefined };

/** A phone with an empty cache and a slow processor. */
export const openPhone = async (browser: Browser, { url, token, stored }: Visitor): Promise<Phone> => {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  if (token) {
    // The portal sets these at sign-in. Without the cookie the server names the files of the sign-in page, and without the
    // note that the user has nothing to accept most calls come after the user's (PRM-16).
    await context.addCookies([{ name: "lucarne-session", value: "1", url }]);
    await context.addInitScript((value) => {
      const record = { token: value, refresh_token: "none", expiresAt: Date.now() + 3_600_000, session: value };
      localStorage.setItem("lucarne.session", JSON.stringify(record));
      localStorage.setItem("lucarne.terms-settled", value);
    }, token);
  }
  if (stored) await storeBefore(context, stored);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  return { page, session, close: () => context.close() };
};
