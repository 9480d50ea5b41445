import { expect, it } from "vitest";

import { addMonths } from "./reasons.ts";

it.each([
  ["2024-12-31T10:00:00Z", 24, "2026-12-31T10:00:00Z"],
  ["2024-02-29T23:59:59Z", 24, "2026-02-28T23:59:59Z"],
  ["2026-08-31T00:00:00Z", 1, "2026-09-30T00:00:00Z"],
  ["2026-11-30T12:00:00Z", 3, "2027-02-28T12:00:00Z"],
])("%s and %i months is %s", (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to));
});
