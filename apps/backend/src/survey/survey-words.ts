import { DEFAULT_LANGUAGE, type LanguageCode } from "@lucarne/api-client/languages";

import type { Schema } from "../http/handler.ts";
import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";
import { en, type SurveyWords } from "./words/en.ts";
import { pl } from "./words/pl.ts";
import { uk } from "./words/uk.ts";

/** A language without an entry shows English. */
const BY_LANGUAGE: Partial<Readonly<Record<LanguageCode, SurveyWords>>> = { en, pl, uk };

const wordOf = (words: Readonly<Record<number, string>>, id: number): string => {
  const text = words[id];
  if (text === undefined) throw new Error(`The survey has no words for ${id}.`);
  return text;
};

const optionView = ({ id, questions }: SurveyOption, words: SurveyWords): Schema<"SurveyOption"> => ({
  id,
  text: wordOf(words.answers, id),
  ...(questions ? { questions: questions.map((question) => questionView(question, words)) } : {}),
});

const questionView = (
  { id, type, multiple, limit, options }: SurveyQuestion,
  words: SurveyWords,
): Schema<"SurveyQuestion"> => ({
  id,
  question: wordOf(words.questions, id),
  type,
  multiple,
  limit,
  options: options.map((option) => optionView(option, words)),
});

/** The questions that a country asks, with their words in the reader's language. */
export const surveyView = (
  questions: readonly SurveyQuestion[],
  regionId: number,
  language: LanguageCode,
): Schema<"SurveyQuestion">[] => {
  const words = BY_LANGUAGE[language] ?? BY_LANGUAGE[DEFAULT_LANGUAGE] ?? en;
  return questions
    .filter(({ regions }) => regions === undefined || regions.includes(regionId))
    .map((question) => questionView(question, words));
};

/** The words of a chosen answer, for those who read a survey later; undefined for an id that has none. */
export const answerText = (id: number, language: LanguageCode): string | undefined => {
  const words: Readonly<Record<number, string>> = (BY_LANGUAGE[language] ?? en).answers;
  return words[id];
};
