import { QueryCache, QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

type Watch = {
  /** A query has been answered. */
  onAnswer: (key: readonly unknown[], data: unknown) => void;
  /** A query has failed, cancels included. */
  onFailure: (key: readonly unknown[], error: unknown) => void;
};

/** The cache of server answers (API-20). */
export const createPortalQueryClient = ({ onAnswer, onFailure }: Watch): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => onAnswer(queryKey, data),
      onError: (error, { queryKey }) => onFailure(queryKey, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 2 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        // A device that seems offline may reach the server, and a call that cannot must fail and be shown (SES-8).
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
