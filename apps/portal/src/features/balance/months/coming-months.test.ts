import { expect, test } from "vitest";
import { comingMonths } from "./coming-months.ts";

test("the current month and 24 more follow one another over the turn of the year, empty ones included", () => {
  const months = comingMonths([{ month: "2027-01", points: 80 }], "2026-11");
  expect(months).toHaveLength(25);
  expect(months.slice(0, 3)).toEqual([
    { month: "2026-11", points: 0 },
    { month: "2026-12", points: 0 },
    { month: "2027-01", points: 80 },
  ]);
});

test("points that are earned this month are in the last column (PTS-12)", () => {
  expect(comingMonths([{ month: "2028-11", points: 20 }], "2026-11").at(-1)).toEqual({ month: "2028-11", points: 20 });
});
