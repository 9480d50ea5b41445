import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { TierCardSkeleton } from "../../../shared/tiers/tier-card-skeleton.tsx";
import { cards, tier, wide } from "./company-cards.css.ts";

/** Keep the places of the tiers while they are loaded: two, as most countries have. */
export const TierSkeletons = () =>
  ["windows", "shutters"].map((category) => (
    <div key={category} className={tier}>
      <TierCardSkeleton />
    </div>
  ));

/** Stands for the cards while their figures are loaded; laid out like them. */
export const CompanyCardsSkeleton = () => (
  <div className={cards} aria-hidden>
    {["points", "projects"].map((card) => (
      <Card key={card} className={wide}>
        <Stack space="xsmall">
          <Skeleton width="9rem" height={20} />
          <Skeleton width="7rem" height={52} />
          <SkeletonText lines={1} />
          <Skeleton width="8rem" height={29} />
        </Stack>
      </Card>
    ))}
    <TierSkeletons />
  </div>
);
