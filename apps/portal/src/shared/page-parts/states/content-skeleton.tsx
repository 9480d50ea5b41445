import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../common-messages.ts";

/** Stands for everything below the title of a page while it loads. */
export const ContentSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Skeleton height={420} radius="card" />
  </div>
);
