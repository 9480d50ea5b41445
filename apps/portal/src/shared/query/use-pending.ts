import { useDeferredValue } from "react";

/**
 * Whether a part of a page is still waiting for its first data. They are then drawn in slices: at once, a long list blocks
 * a slow phone for half a second.
 */
export const usePending = (isPending: boolean): boolean => {
  const wasPending = useDeferredValue(isPending);

  return isPending || wasPending;
};
