import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { describe, expect, test } from "vitest";
import {
  type Answers,
  areAnswered,
  askedQuestions,
  choose,
  isAnswered,
  isAtLimit,
  isSurveyNumber,
  surveyResponse,
  steppedNumber,
} from "./survey-rules.ts";

type Options = SurveyQuestion["options"];

const option = (id: number, questions?: SurveyQuestion[]): Options[number] => ({ id, text: `Answer ${id}`, questions });

const select = (id: number, options: Options, limit: number | null = null): SurveyQuestion => ({
  id,
  question: `Question ${id}`,
  type: "select",
  multiple: limit !== null,
  limit,
  options,
});

const howMany: SurveyQuestion = { ...select(3, []), type: "number" };
const brand = select(2, [option(21), option(22)]);
const first = select(1, [option(11, [brand]), option(12), option(13), option(14, [howMany])], 3);
const last = select(9, [option(91), option(92)]);
const survey = [first, last];

const pick = (answers: Answers, question: SurveyQuestion, ...options: number[]) =>
  options.reduce((so, option) => choose(survey, so, question, option), answers);

describe("what is asked", () => {
  test.each<[Answers, number[]]>([
    [{}, [1, 9]],
    [{ 1: ["12"] }, [1, 9]],
    [{ 1: ["11"] }, [1, 2, 9]],
    [{ 1: ["11", "14"] }, [1, 2, 3, 9]],
  ])("with %j", (answers, expected) => {
    expect(askedQuestions(survey, answers).map(({ id }) => id)).toEqual(expected);
  });
});

describe("choosing", () => {
  test("several answers keep the order of the options", () => {
    expect(pick({}, first, 13, 11)).toEqual({ 1: ["11", "13"] });
  });

  test("a fourth is refused where three are allowed, and room comes back with an untick", () => {
    const full = pick({}, first, 11, 12, 13);
    expect(isAtLimit(first, full)).toBe(true);
    expect(pick(full, first, 14)).toEqual(full);
    expect(pick(full, first, 12, 14)).toEqual({ 1: ["11", "13", "14"] });
  });

  test("one replaces the other where one is allowed", () => {
    expect(pick({}, last, 91, 92)).toEqual({ 9: ["92"] });
  });

  test("the answers to sub-questions go with their option", () => {
    const answers = { ...pick({}, first, 11, 14), 2: ["21"], 3: ["40"], 9: ["91"] };
    expect(pick(answers, first, 11)).toEqual({ 1: ["14"], 3: ["40"], 9: ["91"] });
  });
});

test.each([
  ["1", true],
  ["999999", true],
  [" 12 ", true],
  ["", false],
  ["0", false],
  ["1000000", false],
  ["1.5", false],
  ["1e3", false],
  ["-2", false],
])("%j is a number of the survey: %s", (text, expected) => {
  expect(isSurveyNumber(text)).toBe(expected);
  expect(isAnswered(howMany, { 3: [text] })).toBe(expected);
});

test("a question without a choice is not answered", () => {
  expect(isAnswered(first, {})).toBe(false);
  expect(isAnswered(first, { 1: [] })).toBe(false);
  expect(isAnswered(first, { 1: ["12"] })).toBe(true);
});

test("a question is done when those that it brought in are", () => {
  expect(areAnswered([first], { 1: ["14"] })).toBe(false);
  expect(areAnswered([first], { 1: ["14"], 3: ["40"] })).toBe(true);
  expect(areAnswered([first], { 1: ["12"] })).toBe(true);
});

test("the answers go out as JSON text in the order of the questions", () => {
  expect(JSON.parse(surveyResponse(survey, { 9: ["92"], 1: ["11", "14"], 2: ["21"], 3: [" 40"] }))).toEqual([
    { id: 0, questionId: 1, answers: [11, 14] },
    { id: 1, questionId: 2, answers: [21] },
    { id: 2, questionId: 3, answers: ["40"] },
    { id: 3, questionId: 9, answers: [92] },
  ]);
});

test.each([
  ["", 1, "1"],
  ["12", 1, "13"],
  ["12", -1, "11"],
  ["1", -1, "1"],
  ["999999", 1, "999999"],
  ["1e3", 1, "1"],
] as const)("%j stepped by %i is %s", (text, by, expected) => {
  expect(steppedNumber(text, by)).toBe(expected);
});
