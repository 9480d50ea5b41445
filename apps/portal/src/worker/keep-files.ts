/** Built files that are not part of the version's own list: words and fonts. */
export const WORDS_CACHE = "lucarne-words";

/** How many files it may hold: the words and fonts of some languages in a few versions. */
const MAX_FILES = 80;

const isBuiltFile = (address: unknown): address is string =>
  typeof address === "string" && new URL(address, location.origin).origin === location.origin;

/** Keeps built files that a page has loaded before this worker was there, and forgets the oldest above the limit. */
export const keepFiles = async (addresses: readonly unknown[]): Promise<void> => {
  const cache = await caches.open(WORDS_CACHE);
  for (const address of addresses.filter(isBuiltFile)) {
    const { pathname } = new URL(address, location.origin);
    if (pathname.startsWith("/assets/") && !(await caches.match(pathname))) await cache.add(pathname);
  }
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_FILES)).map((request) => cache.delete(request)));
};
