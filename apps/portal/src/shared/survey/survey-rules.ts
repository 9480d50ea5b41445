import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";

/** The answers so far: chosen option ids, or the typed number, by question id. */
export type Answers = Readonly<Record<number, readonly string[]>>;

const NONE: readonly string[] = [];

const answerOf = (answers: Answers, question: SurveyQuestion) => answers[question.id] ?? NONE;

/** The questions to ask, in order: those of a chosen option come right after its question (SUR-5). */
export const askedQuestions = (questions: readonly SurveyQuestion[], answers: Answers): SurveyQuestion[] =>
  questions.flatMap((question) => [
    question,
    ...question.options
      .filter(({ id }) => answerOf(answers, question).includes(String(id)))
      .flatMap((option) => askedQuestions(option.questions ?? [], answers)),
  ]);

/** Whether no further option may be chosen (SUR-7). */
export const isAtLimit = (question: SurveyQuestion, answers: Answers): boolean =>
  question.multiple && question.limit !== null && answerOf(answers, question).length >= question.limit;

const MIN_NUMBER = 1;
const MAX_NUMBER = 999_999;

/** A whole number from 1 to 999999 as it is typed: no sign, no decimals, no "e" (SUR-8). */
export const isSurveyNumber = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text.trim());

/** The number after a step up or down, within the limits; the least one when no number is typed. */
export const steppedNumber = (text: string, by: 1 | -1): string =>
  String(isSurveyNumber(text) ? Math.min(MAX_NUMBER, Math.max(MIN_NUMBER, Number(text) + by)) : MIN_NUMBER);

/** Whether a question is answered, so that the next one can be shown. */
export const isAnswered = (question: SurveyQuestion, answers: Answers): boolean => {
  const given = answerOf(answers, question);

  return question.type === "number" ? isSurveyNumber(given[0] ?? "") : given.length > 0;
};

/** Whether questions have their answers, with the questions that these have added. */
export const areAnswered = (questions: readonly SurveyQuestion[], answers: Answers): boolean =>
  askedQuestions(questions, answers).every((question) => isAnswered(question, answers));

const chosenAfter = (question: SurveyQuestion, answers: Answers, option: string): readonly string[] => {
  const chosen = answerOf(answers, question);
  if (!question.multiple) return [option];
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (isAtLimit(question, answers)) return chosen;
  const order = question.options.map(({ id }) => String(id));

  return [...chosen, option].sort((one, other) => order.indexOf(one) - order.indexOf(other));
};

/**
 * The answers after an option was ticked or unticked: one replaces the other, several stand up to the
 * limit. Answers to sub-questions that are not asked any more go with their option (SUR-5).
 */
export const choose = (
  questions: readonly SurveyQuestion[],
  answers: Answers,
  question: SurveyQuestion,
  option: number,
): Answers => {
  const next: Answers = { ...answers, [question.id]: chosenAfter(question, answers, String(option)) };
  const asked = new Set(askedQuestions(questions, next).map(({ id }) => String(id)));

  return Object.fromEntries(Object.entries(next).filter(([id]) => asked.has(id)));
};

/** The answers as JSON text, in the order of the questions (SUR-9): option ids as numbers, a number as text. */
export const surveyResponse = (questions: readonly SurveyQuestion[], answers: Answers): string =>
  JSON.stringify(
    askedQuestions(questions, answers).map((question, index) => {
      const given = answerOf(answers, question);

      return {
        id: index,
        questionId: question.id,
        answers: question.type === "number" ? given.map((text) => text.trim()) : given.map(Number),
      };
    }),
  );
