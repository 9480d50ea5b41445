import { DAY, HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { sayTimeLeft } from "./use-time-left.ts";

test.each([
  ["en-GB", 41 * DAY + 6 * HOUR, "41 days 6 hrs"],
  ["en-GB", 5 * HOUR + 2 * MINUTE, "5 hrs 2 mins"],
  ["pl", 2 * DAY + HOUR, "2 dni 1 godz."],
  ["ro", 35 * DAY + 22 * HOUR, "35 de zile 22 de ore"],
  ["ro", 19 * DAY + 2 * HOUR, "19 zile 2 ore"],
])("in %s, %d milliseconds are said as %s", (locale, duration, said) => {
  expect(sayTimeLeft(createIntl({ locale }), duration / SECOND).replaceAll("\u00A0", " ")).toBe(said);
});
