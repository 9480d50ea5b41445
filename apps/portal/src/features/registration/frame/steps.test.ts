import { expect, test } from "vitest";
import { reachableStep, type Step, stepAfter, stepBefore } from "./steps.ts";

test.each<[Step | undefined, Step[], Step]>([
  [undefined, [], "country"],
  ["review", [], "country"],
  ["country", ["country", "person"], "country"],
  ["person", ["country", "person"], "person"],
  ["company", ["country", "person"], "company"],
  ["survey", ["country", "person"], "company"],
  [undefined, ["country", "person"], "company"],
  ["review", ["country", "company", "survey"], "person"],
  ["review", ["country", "person", "company", "survey"], "review"],
  [undefined, ["country", "person", "company", "survey"], "review"],
])("%s with %j done is %s", (wanted, done, expected) => {
  expect(reachableStep(wanted, done)).toBe(expected);
});

test.each([
  ["country", undefined],
  ["person", "country"],
  ["company", "person"],
  ["survey", "company"],
  ["review", "survey"],
] as const)("Back from %s leads to %s", (step, expected) => {
  expect(stepBefore(step)).toBe(expected);
});

test.each([
  ["country", false, { to: "person" }],
  ["country", true, { to: "person" }],
  ["person", true, { to: "company" }],
  ["company", false, { to: "survey" }],
  ["company", true, { ask: "keep-or-discard" }],
  ["survey", true, { to: "review" }],
  ["review", true, undefined],
] as const)("Next from %s with answers: %s", (step, hasAnswers, expected) => {
  expect(stepAfter(step, hasAnswers)).toEqual(expected);
});
