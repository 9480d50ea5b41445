import { ApiError } from "@lucarne/api-client/errors";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { NoConnection } from "../network/no-connection.tsx";
import { LoadFailure } from "../page-parts/states/load-failure.tsx";
import { isNotFound } from "../page-parts/not-found/is-not-found.ts";
import { NotFound } from "../page-parts/not-found/not-found.tsx";
import { usePending } from "./use-pending.ts";

type QueryViewProps<Data> = {
  query: UseQueryResult<Data>;
  /** Whether something else that the data is drawn with is still to come. @default false */
  waits?: boolean | undefined;
  /** Has the size of what replaces it, so that nothing moves. */
  loading: ReactElement | null;
  /** What could not be loaded: a sentence. */
  failed: ReactNode;
  /** What may help, where `failed` does not say it. `null` for nothing. @default that it may be tried again */
  failedText?: ReactNode;
  /** Shown for data that holds nothing. */
  empty?: ReactElement | null;
  isEmpty?: (data: Data) => boolean;
  /** The query is for what the page's address names: where that is unknown, the page does not exist. */
  ofAddress?: boolean;
  /** Shown directly on the page, so a failure gets a card of its own. */
  framed?: boolean;
  /** Draws the frame of the page around a failure, where the page itself draws it around the data. */
  failedIn?: (failure: ReactElement) => ReactElement;
  children: (data: Data) => ReactElement | null;
};

/**
 * The states of one query: loading, failure with a retry, not found, empty, data. Data that is there stays while it is
 * fetched again, also when that fails.
 */
export const QueryView = <Data,>(props: QueryViewProps<Data>) => {
  const { query, waits = false, loading, failed, failedText, empty, isEmpty, ofAddress = false, ...rest } = props;
  const { framed, failedIn, children } = rest;
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isPending = usePending(data === undefined || waits);

  if (data === undefined) {
    if (!error) return loading;
    if (ofAddress && isNotFound(error)) return <NotFound />;

    // Only what was seen before is on the device (SCAN-11, OFF-5).
    const failure =
      !navigator.onLine && !(error instanceof ApiError) ? (
        <NoConnection onRetry={refetch} />
      ) : (
        <LoadFailure
          framed={framed}
          title={failed}
          text={failedText}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      );

    return failedIn?.(failure) ?? failure;
  }
  if (isPending) return loading;
  if (isEmpty?.(data)) return isPlaceholderData ? loading : (empty ?? null);

  return children(data);
};
