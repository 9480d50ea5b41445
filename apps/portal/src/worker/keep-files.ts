/** Built files that are not part of the version's own list: words, fonts and what other pages have loaded. */
export const WORDS_CACHE = "lucarne-words";

/** How many files it may hold: the words and fonts of some languages in a few versions, with other files. */
const MAX_FILES = 80;

const isBuiltFile = (address: unknown): address is string =>
  typeof address === "string" && new URL(address, location.origin).origin === location.origin;

/**
 * Keeps built files that a page has loaded, also those from before this worker was there. Above the limit it forgets those
 * that no page has named for longest.
 */
export const keepFiles = async (addresses: readonly unknown[]): Promise<void> => {
  const cache = await caches.open(WORDS_CACHE);
  for (const address of addresses.filter(isBuiltFile)) {
    const { pathname } = new URL(address, location.origin);
    if (!pathname.startsWith("/assets/")) continue;
    const known = await cache.match(pathname);
    if (known) {
      // At the end again: the first ones are those that no page has named for longest.
      await cache.delete(pathname);
      await cache.put(pathname, known);
    } else if (!(await caches.match(pathname))) await cache.add(pathname);
  }
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_FILES)).map((request) => cache.delete(request)));
};
