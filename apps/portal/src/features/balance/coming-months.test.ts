import { expect, test } from "vitest";
import { comingMonths } from "./coming-months.ts";

test("24 months follow one another over the turn of the year, empty ones included", () => {
  const months = comingMonths([{ month: "2027-01", points: 80 }], "2026-11");
  expect(months).toHaveLength(24);
  expect(months.slice(0, 3)).toEqual([
    { month: "2026-11", points: 0 },
    { month: "2026-12", points: 0 },
    { month: "2027-01", points: 80 },
  ]);
  expect(months.at(-1)?.month).toBe("2028-10");
});
