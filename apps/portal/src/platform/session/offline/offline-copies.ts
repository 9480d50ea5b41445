import { queryKeys } from "@lucarne/api-client/queries/keys";
import type { Query, QueryCacheNotifyEvent, QueryClient, QueryKey } from "@tanstack/react-query";
import { hashKey } from "@tanstack/react-query";
import type { DBSchema } from "idb";
import { version } from "../../../../package.json";
import { createDeviceDatabase } from "../../storage/device-database.ts";
import { ANSWER_LIMIT, START_LIMIT } from "./answer-limit.ts";
import { isUnanswered, type ServerReach } from "./server-reach.ts";

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

/** Name of the database of the copies on the device. */
export const COPIES_DATABASE = "lucarne.copies";

interface Schema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { at: number } };
}

type Surroundings = {
  queryClient: QueryClient;
  isOwnSession: () => boolean;
  reach: ServerReach;
  /** How long the page itself was waited for, in milliseconds. */
  waited: number;
};

const STORE = "copies";
/** Time in which a page sends its first calls, in milliseconds. */
const FIRST_CALLS = 500;
/** Extra time for calls that were sent just before the limit, in milliseconds. */
const NEW_CALL = 300;
/** How many answers are kept; the oldest go first. */
const MAX_COPIES = 150;

/** What a page needs without a network: user, frame, and the projects that were seen (SCAN-11). */
const KEPT: readonly QueryKey[] = [
  queryKeys.account.self,
  queryKeys.projects.all,
  queryKeys.points.summaries,
  queryKeys.config.all,
];

const isKept = (key: QueryKey): boolean => KEPT.some((start) => start.every((part, index) => key[index] === part));

/**
 * Copies of answers on the device, for pages that are opened without an answering network (OFF-2, OFF-7). They belong to
 * one session and go with it.
 */
export const createOfflineCopies = ({ queryClient, isOwnSession, reach, waited }: Surroundings) => {
  const run = createDeviceDatabase<Schema>(COPIES_DATABASE, 1, (database) => {
    database.createObjectStore(STORE, { keyPath: "hash" }).createIndex("at", "at");
  });
  const cache = queryClient.getQueryCache();
  /** What the device had when the page was opened. */
  const copies = new Map<string, Copy>();

  const read = async (): Promise<void> => {
    const stored = await run((database) => database.getAll(STORE)).catch(() => []);
    for (const copy of stored) if (copy.version === version) copies.set(copy.hash, copy);
  };
  const loaded = read();

  const keep = (copy: Copy): Promise<void> =>
    run(async (database) => {
      if (!isOwnSession()) return;
      await database.put(STORE, copy);
      const surplus = (await database.count(STORE)) - MAX_COPIES;
      if (surplus <= 0) return;
      const oldest = await database.getAllKeysFromIndex(STORE, "at", undefined, surplus);
      await Promise.all(oldest.map((hash) => database.delete(STORE, hash)));
    });

  const take = ({ queryKey: key, state }: Query): void => {
    if (state.data === undefined || !isOwnSession() || !isKept(key)) return;
    const { data, dataUpdatedAt: at } = state;
    // A full disk must not stop the user's work.
    keep({ hash: hashKey(key), key, data, at, version }).catch(() => undefined);
  };

  /** Shows the copy of a query that has no answer. An answer that comes later replaces it. */
  const show = ({ queryKey, queryHash, state }: Query): void => {
    const copy = copies.get(queryHash);
    if (!copy || state.data !== undefined || !isOwnSession()) return;
    queryClient.setQueryData(queryKey, copy.data, { updatedAt: copy.at });
  };

  /** Shows the copy of a query whose call has taken too long. */
  const endWait = (query: Query): void => {
    if (query.state.data !== undefined || query.state.fetchStatus !== "fetching" || !isKept(query.queryKey)) return;
    reach.set(false);
    show(query);
  };

  const watch = (query: Query): void => {
    setTimeout(endWait, reach.get() ? ANSWER_LIMIT : 0, query);
  };

  const follow = (event: QueryCacheNotifyEvent): void => {
    if (event.type !== "updated") return;
    const { action } = event;
    // The event has no type of its answer.
    const query = cache.get(event.query.queryHash);
    if (!query) return;
    if (action.type === "fetch") watch(query);
    if (action.type === "success") take(query);
    if (action.type === "error" && isUnanswered(action.error)) show(query);
  };

  return {
    /** Keeps the answers that are in the cache and those from now on, and shows copies. Returns a function that stops it. */
    follow: (): (() => void) => {
      // What a page without a network needs stays in memory as long as the page.
      for (const key of KEPT) queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      const stop = cache.subscribe(follow);
      for (const query of cache.getAll()) take(query);
      // Calls that follow one another share the time that the page itself has left (OFF-9).
      setTimeout(
        () => {
          for (const query of cache.getAll()) setTimeout(endWait, NEW_CALL, query);
        },
        Math.max(FIRST_CALLS, START_LIMIT - waited),
      );
      void loaded.then(() => {
        for (const query of cache.getAll()) {
          if (isUnanswered(query.state.error)) show(query);
          else watch(query);
        }
      });

      return stop;
    },

    /** Shows the copy of a query that has no data; says whether it has some then. */
    restore: async (key: QueryKey): Promise<boolean> => {
      await loaded;
      const copy = copies.get(hashKey(key));
      if (copy && isOwnSession() && queryClient.getQueryData(key) === undefined)
        queryClient.setQueryData(key, copy.data, { updatedAt: copy.at });

      return queryClient.getQueryData(key) !== undefined;
    },

    /** Forgets everything, because the session has ended. */
    clear: async (): Promise<void> => {
      await loaded;
      copies.clear();
      await run((database) => database.clear(STORE));
    },
  };
};
