import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { cards } from "./company-cards.css.ts";

/** Stands for the cards while their figures come; laid out like them, so that nothing jumps. */
export const CompanyCardsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <div className={cards} aria-hidden>
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
    </div>
  </div>
);
