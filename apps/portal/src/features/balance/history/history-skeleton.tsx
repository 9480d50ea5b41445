import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";

/** Keeps the place of the history while it loads. */
export const HistorySkeleton = () => (
  <Card role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Stack space="large">
      {["82%", "64%", "73%", "58%", "70%", "61%"].map((width) => (
        <Skeleton key={width} width={width} height={32} />
      ))}
    </Stack>
  </Card>
);
