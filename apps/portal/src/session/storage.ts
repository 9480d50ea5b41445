/** The part of `Storage` that the portal uses. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A store that forgets with the page: for browsers that refuse storage, and for tests. */
export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>();

  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
};

/** `localStorage` or `sessionStorage`, or memory where the browser refuses them (blocked cookies). */
export const browserStore = (name: "localStorage" | "sessionStorage"): KeyValueStore => {
  try {
    const store = window[name];
    const probe = "lucarne.probe";
    store.setItem(probe, "1");
    store.removeItem(probe);

    return store;
  } catch {
    return memoryStore();
  }
};

/** Every key of a store. */
export const keysOf = (store: KeyValueStore): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);
