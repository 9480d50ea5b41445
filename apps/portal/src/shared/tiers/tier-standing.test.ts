import type { Tier, TierProgress } from "@lucarne/api-client/queries/rewards";
import { expect, test } from "vitest";
import { tierStandings } from "./tier-standing.ts";

const TIER: Tier = {
  id: 3,
  tier_category: "roof_windows",
  reset_at: "2027-01-01T00:00:00Z",
  brackets: [
    { level: 1, from: 0, to: 9, points: 0 },
    { level: 2, from: 10, to: 24, points: 2 },
    { level: 3, from: 25, to: null, points: 4 },
  ],
};

const progressOf = (id: number, progress: number): TierProgress => ({
  tier_definition: { id, tier_category: "roof_windows" },
  tier_bracket: { level: 1, from: 0, to: 9, points: 0 },
  progress,
  next_bracket_points: 2,
});

test.each([
  [0, 1, 0, { level: 2, points: 2, missing: 10 }],
  [9, 1, 0, { level: 2, points: 2, missing: 1 }],
  [10, 2, 2, { level: 3, points: 4, missing: 15 }],
  [25, 3, 4, undefined],
  [400, 3, 4, undefined],
])("%i scans are on their level with the distance to the next", (scans, level, points, next) => {
  expect(tierStandings([TIER], [progressOf(3, scans)])).toEqual([{ tier: TIER, scans, level, points, next }]);
});

test("a tier without progress of its own starts at no scans", () => {
  expect(tierStandings([TIER], [progressOf(4, 12)])).toMatchObject([{ scans: 0, level: 1 }]);
});

test("a tier without brackets has no level and no next one", () => {
  expect(tierStandings([{ ...TIER, brackets: [] }], [])).toMatchObject([{ level: 0, points: 0, next: undefined }]);
});
