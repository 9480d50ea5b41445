import { useLayoutEffect, useSyncExternalStore } from "react";

const names = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};

const announce = (): void => {
  for (const listener of listeners) listener();
};

const withoutLastSlash = (path: string): string => path.replace(/\/$/, "");

/**
 * Names the thing at a path in the breadcrumbs, such as a project by its number, while the calling screen is open.
 * `undefined` until the name is known.
 */
export const usePageName = (path: string, name: string | undefined): void => {
  // Before the first paint: a name that is in the cache shows at once.
  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    const key = withoutLastSlash(path);
    names.set(key, name);
    announce();

    return () => {
      names.delete(key);
      announce();
    };
  }, [path, name]);
};

/** The name of the thing at a path; `undefined` while no open screen knows it. */
export const useNameAt = (path: string): string | undefined =>
  useSyncExternalStore(subscribe, () => names.get(withoutLastSlash(path)));
