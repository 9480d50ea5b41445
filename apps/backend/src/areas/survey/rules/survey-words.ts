import type { LanguageCode } from "@lucarne/api-client/languages";

import type { Schema } from "../../../kernel/schema.ts";
import { readPart } from "../../../texts/locales.ts";
import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";

const TEXTS = readPart("survey");

const findWord = (part: "questions" | "answers", id: number, language: LanguageCode): string | undefined =>
  TEXTS.get(language)?.[`${part}.${id}`];

const wordOf = (part: "questions" | "answers", id: number, language: LanguageCode): string => {
  const text = findWord(part, id, language);
  if (text === undefined) throw new Error(`The survey has no words for ${id}.`);
  return text;
};

const optionView = ({ id, questions }: SurveyOption, language: LanguageCode): Schema<"SurveyOption"> => ({
  id,
  text: wordOf("answers", id, language),
  ...(questions ? { questions: questions.map((question) => questionView(question, language)) } : {}),
});

const questionView = (
  { id, type, multiple, limit, options }: SurveyQuestion,
  language: LanguageCode,
): Schema<"SurveyQuestion"> => ({
  id,
  question: wordOf("questions", id, language),
  type,
  multiple,
  limit,
  options: options.map((option) => optionView(option, language)),
});

/** The questions of a country, with their texts in the reader's language. */
export const surveyView = (
  questions: readonly SurveyQuestion[],
  regionId: number,
  language: LanguageCode,
): Schema<"SurveyQuestion">[] =>
  questions
    .filter(({ regions }) => regions === undefined || regions.includes(regionId))
    .map((question) => questionView(question, language));

/** The text of a chosen answer, for readers of the survey; undefined for an unknown id. */
export const answerText = (id: number, language: LanguageCode): string | undefined => findWord("answers", id, language);
