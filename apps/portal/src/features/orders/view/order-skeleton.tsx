import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";

/** Stands for facts and contents while the order is loaded. */
export const OrderSkeleton = () => (
  <Stack space="large" role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Skeleton height={84} />
    <Card aria-hidden>
      <Stack>
        <Skeleton width="30%" />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Stack>
    </Card>
  </Stack>
);
