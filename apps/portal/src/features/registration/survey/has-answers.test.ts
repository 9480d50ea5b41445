import { expect, test } from "vitest";
import type { Answers } from "../../../shared/survey/survey-rules.ts";
import { hasAnswers } from "./has-answers.ts";

test.each<[string, Answers, boolean]>([
  ["no question", {}, false],
  ["an option that was unticked again", { 1: [] }, false],
  ["a number that was removed", { 3: [" "] }, false],
  ["a chosen option", { 1: [], 2: ["21"] }, true],
])("with %s a survey has answers or not", (_name, answers, expected) => {
  expect(hasAnswers(answers)).toBe(expected);
});
