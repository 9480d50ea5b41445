import { FormattedMessage } from "react-intl";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { messages } from "../messages.ts";

/** A query of a part of home. */
export type PartQuery = {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** One failure for all parts that are missing because they could not be loaded; nothing while none is. */
export const FailedParts = ({ parts }: { parts: readonly PartQuery[] }) => {
  const failed = parts.filter(({ data, isError }) => isError && data === undefined);
  if (failed.length === 0) return null;

  return (
    <LoadFailure
      framed
      title={<FormattedMessage {...messages.partsFailed} />}
      pending={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
};
