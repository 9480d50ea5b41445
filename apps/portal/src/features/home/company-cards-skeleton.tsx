import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { cards } from "./company-cards.css.ts";

/** Stands for the cards while their figures are loaded; laid out like them. */
export const CompanyCardsSkeleton = () => (
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
);
