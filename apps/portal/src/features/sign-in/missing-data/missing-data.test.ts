import { regionBySlug } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { missingSteps } from "./missing-data.ts";

test.each([
  ["sk", 0, 0, ["second-number", "survey"]],
  ["ee", 0, 1, ["second-number"]],
  ["lv", 1, 0, ["survey"]],
  ["sk", 1, 1, []],
  ["pl", 0, 0, ["survey"]],
  ["cz", 0, 1, []],
] as const)("%s with second number %i and survey %i lacks %s", (slug, has_regnr2, has_survey, expected) => {
  const region = regionBySlug(slug)?.id ?? 0;
  expect(missingSteps({ region, has_regnr2, has_survey })).toEqual(expected);
});

test("false means a missing answer, like 0", () => {
  expect(missingSteps({ region: 13, has_regnr2: false, has_survey: true })).toEqual(["second-number"]);
});
