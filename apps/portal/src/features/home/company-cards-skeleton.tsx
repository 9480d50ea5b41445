import { Card } from "@lucarne/ui/card";
import { Grid, Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../app/common-messages.ts";

/** Stands for the cards while their figures come; laid out like them, so that nothing jumps. */
export const CompanyCardsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Grid columns={{ phone: 2, desktop: 4 }} aria-hidden>
      {["points", "projects"].map((card) => (
        <Card key={card}>
          <Stack space="xsmall">
            <Skeleton width="9rem" height={20} />
            <Skeleton width="7rem" height={52} />
            <SkeletonText lines={1} />
            <Skeleton width="8rem" height={29} />
          </Stack>
        </Card>
      ))}
    </Grid>
  </div>
);
