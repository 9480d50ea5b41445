import { describe, expect, it } from "vitest";
import { addDays, addMonths, type Day, dayIn, dayOf, daysBetween, endOfDay, startOfDay } from "./day.ts";
import { HOUR } from "./durations.ts";
import { REGIONS } from "./places/regions.ts";

const ZONES = [...new Set(REGIONS.map(({ timeZone }) => timeZone))];
/** Days on which clocks change, days beside them, and ends of months and years. */
const DAYS: readonly Day[] = [
  "2026-03-28",
  "2026-03-29",
  "2026-03-30",
  "2026-10-24",
  "2026-10-25",
  "2026-10-26",
  "2026-12-31",
  "2027-01-01",
  "2028-02-29",
  "2027-11-25",
];

describe.each(ZONES)("a day in %s", (timeZone) => {
  it.each(DAYS)("%s starts at its midnight and ends with the next day's", (day) => {
    const start = startOfDay(day, timeZone);
    const end = endOfDay(day, timeZone);
    expect(dayIn(start, timeZone)).toBe(day);
    expect(dayIn(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
    expect(dayIn(new Date(end.getTime() - 1), timeZone)).toBe(day);
    expect(dayIn(end, timeZone)).toBe(addDays(day, 1));
    expect([23, 24, 25]).toContain((end.getTime() - start.getTime()) / HOUR);
  });
});

it("has a day of 23 and one of 25 hours where clocks change, and none elsewhere", () => {
  const hours = (day: Day, timeZone: string) =>
    (endOfDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / HOUR;
  for (const timeZone of ZONES) {
    const changes = timeZone !== "Europe/Istanbul";
    expect([timeZone, hours("2026-03-29", timeZone)]).toEqual([timeZone, changes ? 23 : 24]);
    expect([timeZone, hours("2026-10-25", timeZone)]).toEqual([timeZone, changes ? 25 : 24]);
  }
});

it.each<[Day, number, Day]>([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-11-25", 12, "2027-11-25"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", -6, "2026-02-28"],
  ["2026-11-30", 24, "2028-11-30"],
])("%s and %i months are %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it("counts days across changes of the clock", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
});

it.each(["2026-11-20", "2028-02-29"])("takes %s as a day", (text) => {
  expect(dayOf(text)).toBe(text);
});

it.each(["", "2026-02-30", "2027-02-29", "2026-13-01", "2026-11-20T00:00:00Z", "20.11.2026"])(
  "takes “%s” as none",
  (text) => {
    expect(dayOf(text)).toBeUndefined();
  },
);
