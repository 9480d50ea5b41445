import { describe, expect, it } from "vitest";

import { startOfYear, yearIn } from "../../kernel/time/calendar.ts";
import { bonusAt, bracketAt, nextBracketPoints } from "./rules/tier-rules.ts";

const brackets = [
  { level: 1, from: 0, to: 9, points: 0 },
  { level: 2, from: 10, to: 24, points: 2 },
  { level: 3, from: 25, to: null, points: 4 },
];

describe("brackets", () => {
  it.each([
    [0, 1, 0, 2],
    [9, 1, 0, 2],
    [10, 2, 2, 4],
    [24, 2, 2, 4],
    [25, 3, 4, null],
    [9999, 3, 4, null],
  ])("%i scans are in level %i, give %i more and next %s", (scans, level, bonus, next) => {
    expect(bracketAt(brackets, scans)?.level).toBe(level);
    expect(bonusAt(brackets, scans)).toBe(bonus);
    expect(nextBracketPoints(brackets, scans)).toBe(next);
  });

  it("give no points when there are none", () => {
    expect(bonusAt([], 50)).toBe(0);
    expect(nextBracketPoints([], 50)).toBeNull();
  });
});

describe("a country's year", () => {
  it.each([
    ["2026-12-31T22:59:59Z", "Europe/Warsaw", 2026],
    ["2026-12-31T23:00:00Z", "Europe/Warsaw", 2027],
    ["2026-12-31T21:59:59Z", "Europe/Sofia", 2026],
    ["2026-12-31T22:00:00Z", "Europe/Sofia", 2027],
  ])("at %s in %s is %i", (at, zone, year) => {
    expect(yearIn(new Date(at), zone)).toBe(year);
  });

  it.each([
    ["Europe/Warsaw", "2026-12-31T23:00:00.000Z"],
    ["Europe/Kyiv", "2026-12-31T22:00:00.000Z"],
    ["UTC", "2027-01-01T00:00:00.000Z"],
  ])("2027 begins in %s at %s", (zone, at) => {
    expect(startOfYear(2027, zone).toISOString()).toBe(at);
  });
});
