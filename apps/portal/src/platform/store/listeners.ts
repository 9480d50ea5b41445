/** The functions that a store calls when it changes. `subscribe` is what `useSyncExternalStore` takes. */
export const createListeners = <Change extends readonly unknown[] = []>() => {
  const listeners = new Set<(...change: Change) => void>();

  return {
    subscribe: (listener: (...change: Change) => void): (() => void) => {
      listeners.add(listener);

      return () => void listeners.delete(listener);
    },
    notify: (...change: Change): void => {
      for (const listener of listeners) listener(...change);
    },
  };
};
