import { Card } from "@lucarne/ui/card";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { card } from "./tier-card.css.ts";

/** Keeps the place of a tier card while it loads. */
export const TierCardSkeleton = () => (
  <Card className={card} aria-hidden>
    <Skeleton width="10rem" height={25} />
    <Skeleton height={46} />
    <SkeletonText lines={3} />
    <Skeleton width="70%" height={38} />
  </Card>
);
