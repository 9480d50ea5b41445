import type { Page } from "@playwright/test";

type Held = {
  /** The first such call has been made. */
  made: Promise<unknown>;
  /** Releases all of them; resolves when the page has drawn what the answer to the first means to it. */
  release: () => Promise<void>;
};

/** Keeps calls to a path, as a glob, from being answered. */
export const hold = async (page: Page, path: string): Promise<Held> => {
  const gate = Promise.withResolvers<void>();
  const calls = `**${path}{,?*}`;
  const made = page.waitForRequest(calls);
  await page.route(calls, async (route) => {
    await gate.promise;
    // A call that was given up is gone.
    await route.continue().catch(() => undefined);
  });

  return {
    made,
    release: async () => {
      gate.resolve();
      await (await made).response();
      await page.unrouteAll({ behavior: "wait" });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    },
  };
};
