import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = new Date(2026, 10, 20, 11, 30).getTime();

test.each<[string, Date, number, string]>([
  ["this minute", new Date(2026, 10, 20, 11, 29, 40), 0, "minute"],
  ["a clock that is behind", new Date(2026, 10, 20, 11, 31), 0, "minute"],
  ["minutes", new Date(2026, 10, 20, 11, 18), -12, "minute"],
  ["59 minutes", new Date(2026, 10, 20, 10, 31), -59, "minute"],
  ["hours", new Date(2026, 10, 20, 8, 10), -3, "hour"],
  ["23 hours, though it was yesterday", new Date(2026, 10, 19, 12, 0), -23, "hour"],
  ["yesterday morning", new Date(2026, 10, 19, 7, 0), -1, "day"],
  ["the day before yesterday, less than 48 hours ago", new Date(2026, 10, 18, 23, 0), -2, "day"],
  ["29 days", new Date(2026, 9, 22, 9, 0), -29, "day"],
  ["30 days", new Date(2026, 9, 21, 9, 0), -1, "month"],
  ["last year's month", new Date(2025, 11, 24), -11, "month"],
  ["a year", new Date(2025, 10, 1), -1, "year"],
])("%s", (_name, then, value, unit) => {
  expect(relativeTime(then.getTime(), now)).toEqual({ value, unit });
});
