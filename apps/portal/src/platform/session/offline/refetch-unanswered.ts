import type { QueryClient } from "@tanstack/react-query";
import { isUnanswered } from "./server-reach.ts";

/** Time between two tries while the server does not answer, in milliseconds. */
const RETRY_INTERVAL = 15_000;

/** Loads what the page shows again after a call without an answer, until the server is back (OFF-5). */
export const refetchUnanswered = (queryClient: QueryClient): (() => void) => {
  let timer: number | undefined;

  const plan = (): void => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      if (document.visibilityState === "visible")
        void queryClient.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
      else plan();
    }, RETRY_INTERVAL);
  };

  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isUnanswered(event.action.error)) plan();
  });
};
