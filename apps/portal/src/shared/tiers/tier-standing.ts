import type { Tier, TierProgress } from "@lucarne/api-client/queries/rewards";

/** A company's position in a tier. */
export type TierStanding = {
  tier: Tier;
  /** Counted scans since the last reset. */
  scans: number;
  /** The highest level that the scans reach. */
  level: number;
  /** Extra points for each scan at this level. */
  points: number;
  /** The next level; `undefined` in the highest (TIER-3). */
  next: { level: number; points: number; missing: number } | undefined;
};

const standingIn = (tier: Tier, scans: number): TierStanding => {
  const reached = tier.brackets.findLast(({ from }) => scans >= from);
  const next = tier.brackets.find(({ from }) => from > scans);

  return {
    tier,
    scans,
    level: reached?.level ?? 0,
    points: reached?.points ?? 0,
    next: next && { level: next.level, points: next.points, missing: next.from - scans },
  };
};

/** The company's position in every tier of its country, joined on the tier's id (TIER-5); 0 without scans. */
export const tierStandings = (tiers: readonly Tier[], progress: readonly TierProgress[]): TierStanding[] =>
  tiers.map((tier) =>
    standingIn(tier, progress.find(({ tier_definition }) => tier_definition.id === tier.id)?.progress ?? 0),
  );
