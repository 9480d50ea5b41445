import type { Query, QueryClient } from "@tanstack/react-query";
import { isUnanswered } from "./server-reach.ts";

/** Time between two tries while the server does not answer, in milliseconds. */
const RETRY_INTERVAL = 15_000;

/** An answer that is still new enough is loaded again too when the last call for it had no answer. */
const isToLoad = (query: Query): boolean => query.isStale() || isUnanswered(query.state.error);

/** Loads what the page shows again after a call without an answer, until the server is back (OFF-5). */
export const refetchUnanswered = (queryClient: QueryClient): (() => void) => {
  let timer: number | undefined;

  const plan = (): void => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      if (document.visibilityState === "visible")
        void queryClient.refetchQueries({ type: "active", predicate: isToLoad }, { cancelRefetch: false });
      else plan();
    }, RETRY_INTERVAL);
  };

  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isUnanswered(event.action.error)) plan();
  });
};
