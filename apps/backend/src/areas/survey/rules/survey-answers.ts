import { z } from "zod";

import { refused } from "../../../kernel/problem.ts";
import type { SurveyQuestion } from "./survey-types.ts";

const record = z.strictObject({
  id: z.int().min(0).max(1000),
  questionId: z.int(),
  answers: z
    .array(z.union([z.int(), z.string().max(20)]))
    .min(1)
    .max(50),
});
const records = z.array(record).min(1).max(100);

/** A validated answer: option ids, or one number or word as text. */
export interface SurveyAnswer {
  readonly questionId: number;
  readonly answers: readonly (number | string)[];
}

/** Bounds of a number answer (SUR-8). */
const isCount = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

const fits = (question: SurveyQuestion, answers: SurveyAnswer["answers"]): boolean => {
  if (question.type === "number") return answers.length === 1 && isCount(String(answers[0]));
  if (question.words && typeof answers[0] === "string")
    return answers.length === 1 && question.words.includes(answers[0]);
  const ids = question.options.map(({ id }) => id);
  const most = question.multiple ? (question.limit ?? ids.length) : 1;
  return (
    answers.length <= most &&
    new Set(answers).size === answers.length &&
    answers.every((answer) => typeof answer === "number" && ids.includes(answer))
  );
};

/** Replaces the id of an option that means a word by that word, and a number by its text: a stored number is an id. */
const kept = (question: SurveyQuestion | undefined, { questionId, answers }: SurveyAnswer): SurveyAnswer => ({
  questionId,
  answers: answers.map((answer) => {
    if (question?.type === "number") return String(answer);
    const place = question?.options.findIndex(({ id }) => id === answer) ?? -1;
    return question?.words?.[place] ?? answer;
  }),
});

/** The questions that apply with these answers, in order, each once. */
const applicable = (questions: readonly SurveyQuestion[], given: ReadonlyMap<number, SurveyAnswer>): SurveyQuestion[] =>
  questions.flatMap((question) => {
    const chosen = given.get(question.id)?.answers ?? [];
    const opened = question.options
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ questions: inner = [] }) => inner);
    return [question, ...applicable(opened, given)];
  });

const parse = (text: string): SurveyAnswer[] | undefined => {
  try {
    const parsed = records.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.map(({ questionId, answers }) => ({ questionId, answers })) : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
};

/**
 * Parses the JSON text of a survey: every question that applies is answered once and validly, and no other.
 *
 * @param field the request field named in errors
 * @throws {Problem} `validation_failed`
 */
export const readSurvey = (
  text: string,
  questions: readonly SurveyQuestion[],
  regionId: number,
  field: string,
): SurveyAnswer[] => {
  const answers = parse(text);
  const given = new Map(answers?.map((answer) => [answer.questionId, answer]));
  const expected = applicable(
    questions.filter(({ regions }) => regions === undefined || regions.includes(regionId)),
    given,
  );
  const complete =
    answers !== undefined &&
    given.size === answers.length &&
    expected.length === given.size &&
    expected.every((question) => {
      const answer = given.get(question.id);
      return answer !== undefined && fits(question, answer.answers);
    });
  if (!answers || !complete) throw refused({ [field]: [{ text: "problem.survey_invalid" }] });
  return answers.map((answer) =>
    kept(
      expected.find(({ id }) => id === answer.questionId),
      answer,
    ),
  );
};
