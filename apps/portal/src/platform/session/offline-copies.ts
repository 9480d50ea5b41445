import { queryKeys } from "@lucarne/api-client/queries/keys";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { hashKey } from "@tanstack/react-query";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { version } from "../../../package.json";
import { COPIES_DATABASE } from "./copies-database.ts";

/** A response of the server as stored on the device. */
type Copy = {
  /** The query's key as text. */
  readonly hash: string;
  readonly key: QueryKey;
  readonly data: unknown;
  /** When it was answered, in epoch milliseconds. */
  readonly at: number;
  /** The version of the portal that kept it: another one may expect another shape. */
  readonly version: string;
};

interface Schema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { at: number } };
}

const STORE = "copies";
/** How many answers are kept; the oldest go first. */
const MOST = 150;

/** What a page needs without a network: user, frame, and the projects that were seen (SCAN-11). */
const KEPT: readonly QueryKey[] = [queryKeys.account.self, queryKeys.projects.all, ["points", "summary"], ["config"]];

const isKept = (key: QueryKey): boolean => KEPT.some((start) => start.every((part, index) => key[index] === part));

const open = (): Promise<IDBPDatabase<Schema> | undefined> =>
  openDB<Schema>(COPIES_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { keyPath: "hash" }).createIndex("at", "at");
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }).catch(() => undefined);

/**
 * Copies of answers on the device, for pages that are opened without a network (OFF-2). They belong to one session and
 * go with it.
 */
export const createOfflineCopies = (queryClient: QueryClient, isOwnSession: () => boolean) => {
  let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;
  // Opened when first needed: a visitor who never signs in has no database.
  const database = () => (opened ??= open());

  const keep = async (copy: Copy): Promise<void> => {
    const store = await database();
    if (!store || !isOwnSession()) return;
    await store.put(STORE, copy);
    const surplus = (await store.count(STORE)) - MOST;
    if (surplus <= 0) return;
    const oldest = await store.getAllKeysFromIndex(STORE, "at", undefined, surplus);
    await Promise.all(oldest.map((hash) => store.delete(STORE, hash)));
  };

  return {
    /** Keeps the answers that are in the cache and those from now on. Gives the way to stop. */
    follow: (): (() => void) => {
      const cache = queryClient.getQueryCache();
      const take = ({ queryKey: key, state }: Query): void => {
        if (state.data === undefined || !isOwnSession() || !isKept(key)) return;
        const { data, dataUpdatedAt: at } = state;
        // A full disk must not stop the user's work.
        keep({ hash: hashKey(key), key, data, at, version }).catch(() => undefined);
      };
      // What a page without a network needs stays in memory as long as the page.
      for (const key of KEPT) queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      for (const query of cache.getAll()) take(query);

      return cache.subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") take(event.query);
      });
    },

    /** Puts the copies into the cache where it has nothing newer; says whether the user is among them. */
    restore: async (): Promise<boolean> => {
      const store = await database();
      const copies = (await store?.getAll(STORE).catch(() => [])) ?? [];
      for (const { key, data, at, version: kept } of copies) {
        if (kept !== version || queryClient.getQueryData(key) !== undefined) continue;
        queryClient.setQueryData(key, data, { updatedAt: at });
      }

      return queryClient.getQueryData(queryKeys.account.self) !== undefined;
    },

    /** Forgets everything, because the session has ended. */
    clear: async (): Promise<void> => {
      const store = await database();
      await store?.clear(STORE);
    },
  };
};
