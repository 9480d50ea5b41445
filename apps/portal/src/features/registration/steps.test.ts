import { expect, test } from "vitest";
import { afterAnswer, stepAfter, stepBefore } from "./steps.ts";

test.each([
  ["country", undefined],
  ["person", "country"],
  ["company", "person"],
  ["survey", "company"],
  ["review", undefined],
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

test("kept answers lead to the review, discarded ones to the survey", () => {
  expect(afterAnswer("keep")).toBe("review");
  expect(afterAnswer("discard")).toBe("survey");
});
