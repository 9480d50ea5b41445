import { Card } from "@lucarne/ui/card";
import { Grid, Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";

const CARDS = ["first", "second", "third"];

/** Keeps the place of the news while they load. */
export const NewsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Stack space="gutter" aria-hidden>
      <Skeleton height={336} />
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack space="small">
              <Skeleton height={180} />
              <SkeletonText lines={3} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </div>
);
