import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stops the fetches of some answers, so that none of them overwrites an optimistic change, and gives a function that
 * restores the answers as they are now.
 */
export const rollBack = (queryClient: QueryClient, queryKey: QueryKey): (() => void) => {
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData({ queryKey });

  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
};
