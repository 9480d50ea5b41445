/** The part of `Storage` that the portal uses. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A store in memory, empty after the page is closed: for browsers that refuse storage, and for tests. */
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

/** A store with a fallback in memory, for this page: a full `store` must not block the user. */
export const withSpare = (store: KeyValueStore): KeyValueStore => {
  const spare = memoryStore();

  return {
    getItem: (key) => spare.getItem(key) ?? store.getItem(key),
    setItem: (key, value) => {
      try {
        store.setItem(key, value);
        spare.removeItem(key);
      } catch {
        spare.setItem(key, value);
      }
    },
    removeItem: (key) => {
      spare.removeItem(key);
      store.removeItem(key);
    },
    key: (index) => (index < store.length ? store.key(index) : spare.key(index - store.length)),
    get length() {
      return store.length + spare.length;
    },
  };
};

/** `localStorage` or `sessionStorage`; memory where the browser refuses them (blocked cookies) or has no room left. */
export const browserStore = (name: "localStorage" | "sessionStorage"): KeyValueStore => {
  try {
    const store = window[name];
    // A web view without storage has `null` here.
    store.getItem("");

    return withSpare(store);
  } catch {
    return memoryStore();
  }
};

/** Every key of a store. */
export const keysOf = (store: KeyValueStore): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);
