import { loadInBackground } from "../platform/code/load-in-background.ts";
import type { MessageGroup } from "../platform/intl/message-groups.ts";
import { language } from "../platform/intl/portal-language.ts";

/** Imports a module; with nothing when Vite has found that a deploy removed it and the page is about to reload. */
type Import<Module> = () => Promise<Module | undefined>;

/** Imports a module and its words at the same time. Settles when no request is open any more, also after a failure (OFF-3). */
export const withWords =
  <Module>(load: Import<Module>, words: MessageGroup | undefined): Import<Module> =>
  async () => {
    const requests = [load(), Promise.resolve(words && language.load(words))] as const;
    await Promise.allSettled(requests);

    return (await Promise.all(requests))[0];
  };

/** Code of a page that did not arrive: a deploy has removed it, or there is no network. The cause says which file. */
export class LostCode extends Error {}

/**
 * Imports what a page cannot be shown without. Counts as in the background, because the browser shows the page's address
 * only after that: a reload in between would open the page before.
 * @throws LostCode
 */
export const loadCode = async <Module>(load: Import<Module>): Promise<Module> => {
  const module = await loadInBackground(load).catch((cause: unknown) => {
    throw new LostCode("The code of a page did not arrive.", { cause });
  });

  // Vite resolves with undefined while the page reloads; wait for the reload.
  return module ?? new Promise<never>(() => undefined);
};
