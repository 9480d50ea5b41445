import type { UseQueryResult } from "@tanstack/react-query";

/**
 * Whether a query has no answer yet, neither data nor a failure. Parts of a page that appear together, so that nothing
 * moves, are drawn after that; a retry after a failure does not take them away again.
 */
export const isAwaited = ({ isPending, isFetched }: Pick<UseQueryResult, "isPending" | "isFetched">): boolean =>
  isPending && !isFetched;
