import { MINUTE, SECOND } from "@lucarne/api-client/durations";
import { ApiError, isBusy } from "@lucarne/api-client/errors";
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Further tries of a call that the server was too busy for. */
const MAX_BUSY_RETRIES = 5;

/** Milliseconds until the next try, spread so that the devices do not all come back at once. */
const busyDelay = (error: unknown): number =>
  ((error instanceof ApiError ? error.retryAfter : undefined) ?? 2) * SECOND * (1 + Math.random() / 2);

type Watch = {
  /** A query has been answered. */
  onAnswer: (key: readonly unknown[], data: unknown) => void;
  /** A query has failed, cancels included. */
  onFailure: (key: readonly unknown[], error: unknown) => void;
};

/**
 * A client whose invalidation also covers a first load that is in flight. TanStack Query joins such a load instead of
 * starting it again, and its answer, which may be older than the change, would count as fresh.
 */
class ChangeAwareClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = new Set(
      this.getQueryCache()
        .findAll({ ...filters, fetchStatus: "fetching" })
        .filter(({ state }) => state.data === undefined),
    );
    await super.invalidateQueries(filters, options);
    if (firstLoads.size === 0) return;
    await Promise.allSettled([...firstLoads].flatMap(({ promise }) => promise ?? []));
    await super.invalidateQueries(
      { predicate: (query) => firstLoads.has(query) && query.state.data !== undefined },
      options,
    );
  }
}

/** The cache of server answers (API-20). */
export const createPortalQueryClient = ({ onAnswer, onFailure }: Watch): QueryClient =>
  new ChangeAwareClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => onAnswer(queryKey, data),
      onError: (error, { queryKey }) => onFailure(queryKey, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 2 * MINUTE,
        gcTime: 5 * MINUTE,
        // A busy server says when to try again. Any other failure is shown at once.
        retry: (failures, error) => isBusy(error) && failures < MAX_BUSY_RETRIES,
        retryDelay: (_failures, error) => busyDelay(error),
        refetchOnWindowFocus: false,
        // A device that seems offline may reach the server, and a call that cannot must fail and be shown (SES-8).
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
