import { Card } from "@lucarne/ui/card";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";

/** Keeps the place of the team while it loads. */
export const TeamSkeleton = () => (
  <Card role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Stack space="gutter">
      {["62%", "54%", "66%", "48%", "58%"].map((width) => (
        <Inline key={width} wrap={false}>
          <Skeleton width={38} height={38} />
          <Skeleton width={width} height={36} />
        </Inline>
      ))}
    </Stack>
  </Card>
);
