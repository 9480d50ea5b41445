import type { Page } from "@playwright/test";
import { sessionOf, storeSession } from "../read.ts";

/** Makes the tokens of the page's session due: the server refuses the access token, and only a renewal helps. */
export const makeTokensDue = async (page: Page): Promise<void> => {
  await storeSession(page, { ...(await sessionOf(page)), token: "lapsed", expiresAt: Date.now() - 1000 });
  // As the browser says it to the other tabs: the page that is open takes the record over.
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "lucarne.session" })));
};

/** What happens to the calls that renew the tokens. */
export type Renewals = {
  /** Calls that have reached the server or were held. */
  count: () => number;
  /** Lets held calls, and all later ones, through. */
  release: () => void;
};

/** Makes renewals hang until they are released. A hanging call is given up by the portal after 30 s. */
export const holdRenewals = async (page: Page): Promise<Renewals> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route("**/v2/installer/refresh", async (route) => {
    count += 1;
    await promise;
    // A call that was given up is gone.
    await route.continue().catch(() => undefined);
  });

  return { count: () => count, release: resolve };
};

/** Lets the server renew the tokens and loses its first answer. */
export const loseFirstRenewal = async (page: Page): Promise<Renewals> => {
  let count = 0;
  await page.route("**/v2/installer/refresh", async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    await route.fetch();

    return route.abort("connectionreset");
  });

  return { count: () => count, release: () => undefined };
};
