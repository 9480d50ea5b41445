import { useLayoutEffect, useSyncExternalStore } from "react";
import type { PageHref } from "../../navigation/href.ts";
import { createListeners } from "../../../platform/store/listeners.ts";

const withoutLastSlash = (path: string): string => path.replace(/\/$/, "");

/** What open screens have named, by path. */
const createPathStore = <Value>() => {
  const values = new Map<string, Value>();
  const { subscribe, notify } = createListeners();

  return {
    subscribe,
    at: (path: string): Value | undefined => values.get(withoutLastSlash(path)),
    /** @returns what takes the value away */
    put: (path: string, value: Value): (() => void) => {
      const key = withoutLastSlash(path);
      values.set(key, value);
      notify();

      return () => {
        values.delete(key);
        notify();
      };
    },
  };
};

const names = createPathStore<string>();

/**
 * Names the thing at a path in the breadcrumbs, such as a project by its number, while the calling screen is open.
 * `undefined` until the name is known.
 */
export const usePageName = (path: string, name: string | undefined): void => {
  // Before the first paint: a name that is in the cache shows at once.
  useLayoutEffect(() => (name === undefined ? undefined : names.put(path, name)), [path, name]);
};

/** The name of the thing at a path; `undefined` while no open screen has named it. */
export const useNameAt = (path: string): string | undefined =>
  useSyncExternalStore(
    names.subscribe,
    () => names.at(path),
    () => undefined,
  );

/** A step of the breadcrumbs that the address does not contain, such as a product's category. */
type Group = { name: string; href: PageHref };

const groups = createPathStore<Group>();

/** Adds the group of the thing at a path to the breadcrumbs, before its name; `undefined` until it is known. */
export const usePageGroup = (path: string, group: Group | undefined): void => {
  const { name, href } = group ?? {};
  useLayoutEffect(
    () => (name === undefined || href === undefined ? undefined : groups.put(path, { name, href })),
    [path, name, href],
  );
};

/** The group of the thing at a path; `undefined` while no open screen has named one. */
export const useGroupAt = (path: string): Group | undefined =>
  useSyncExternalStore(
    groups.subscribe,
    () => groups.at(path),
    () => undefined,
  );
