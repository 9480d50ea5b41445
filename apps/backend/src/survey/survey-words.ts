import type { LanguageCode } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";

import type { Schema } from "../http/handler.ts";
import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";
import { en, type SurveyWords } from "./words/en.ts";
import { pl } from "./words/pl.ts";
import { uk } from "./words/uk.ts";

/** The words of every language; one without an entry shows English. */
export const SURVEY_WORDS: Partial<Readonly<Record<LanguageCode, SurveyWords>>> = { en, pl, uk };

const findWord = (part: keyof SurveyWords, id: number, language: LanguageCode): string | undefined => {
  const words: Readonly<Record<number, string>> = (SURVEY_WORDS[language] ?? en)[part];
  const text = words[id];
  return text === undefined ? undefined : withNoBreakSpaces(language, text);
};

const wordOf = (part: keyof SurveyWords, id: number, language: LanguageCode): string => {
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

/** The questions that a country asks, with their words in the reader's language. */
export const surveyView = (
  questions: readonly SurveyQuestion[],
  regionId: number,
  language: LanguageCode,
): Schema<"SurveyQuestion">[] =>
  questions
    .filter(({ regions }) => regions === undefined || regions.includes(regionId))
    .map((question) => questionView(question, language));

/** The words of a chosen answer, for those who read a survey later; undefined for an id that has none. */
export const answerText = (id: number, language: LanguageCode): string | undefined => findWord("answers", id, language);
