import type { Project } from "@lucarne/api-client/queries/projects";
import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { expect, test } from "vitest";
import { answeredQuestions } from "./answered-questions.ts";

const question = (id: number, inner: SurveyQuestion[] = []): SurveyQuestion => ({
  id,
  question: `Question ${id}`,
  type: "select",
  multiple: true,
  limit: null,
  options: [{ id: id * 10, text: "Yes", questions: inner }],
});
const answer = (id: number, text: string): Project["survey"][number] => ({
  uuid: text,
  question_id: id,
  answer_id: null,
  answer: { text },
});

test("answers are grouped by question; inner questions and removed ones are kept", () => {
  const answers = [answer(11, "Roof"), answer(11, "Windows"), answer(12, "4"), answer(99, "Old")];
  expect(answeredQuestions(answers, [question(11, [question(12)])])).toEqual([
    { id: 11, question: "Question 11", answers: ["Roof", "Windows"] },
    { id: 12, question: "Question 12", answers: ["4"] },
    { id: 99, question: undefined, answers: ["Old"] },
  ]);
});

test("the stored word of a yes/no question is shown as its option", () => {
  const estimate = {
    ...question(113),
    options: [
      { id: 103, text: "Tak" },
      { id: 104, text: "Nie" },
    ],
  };
  expect(answeredQuestions([answer(113, "no")], [estimate])[0]?.answers).toEqual(["Nie"]);
});
