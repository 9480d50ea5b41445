import { expect, test } from "vitest";
import { dayIn } from "./day-in.ts";

test.each([
  ["2026-11-02T22:59:59Z", "Europe/Warsaw", "2026-11-02"],
  ["2026-11-02T23:00:00Z", "Europe/Warsaw", "2026-11-03"],
  ["2026-07-31T21:30:00Z", "Europe/Kyiv", "2026-08-01"],
  ["2026-12-31T23:30:00Z", "Europe/Zagreb", "2027-01-01"],
])("%s in %s is %s", (at, timeZone, day) => {
  expect(dayIn(at, timeZone)).toBe(day);
});
