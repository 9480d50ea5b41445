import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { expect, test } from "vitest";
import { answeredQuestions } from "./answer-text.ts";

const howMany: SurveyQuestion = {
  id: 2,
  question: "How many a year?",
  type: "number",
  multiple: false,
  limit: null,
  options: [],
};

const work: SurveyQuestion = {
  id: 1,
  question: "What do you do most?",
  type: "select",
  multiple: true,
  limit: 3,
  options: [
    { id: 11, text: "Replacements", questions: [howMany] },
    { id: 12, text: "New roofs" },
  ],
};

test("the review says the answers in words, sub-questions after their option", () => {
  expect(answeredQuestions([work], { 1: ["11", "12"], 2: ["35"] })).toEqual([
    { id: 1, question: "What do you do most?", answer: "Replacements, New roofs" },
    { id: 2, question: "How many a year?", answer: "35" },
  ]);
});
