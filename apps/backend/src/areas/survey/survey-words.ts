import type { LanguageCode } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";

import type { Schema } from "../../kernel/schema.ts";
import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";
import { bg } from "./words/bg.ts";
import { bs } from "./words/bs.ts";
import { cs } from "./words/cs.ts";
import { en, type SurveyWords } from "./words/en.ts";
import { et } from "./words/et.ts";
import { hr } from "./words/hr.ts";
import { hu } from "./words/hu.ts";
import { lt } from "./words/lt.ts";
import { lv } from "./words/lv.ts";
import { pl } from "./words/pl.ts";
import { ro } from "./words/ro.ts";
import { sk } from "./words/sk.ts";
import { sl } from "./words/sl.ts";
import { sr } from "./words/sr.ts";
import { uk } from "./words/uk.ts";

/** The texts of every language. */
export const SURVEY_WORDS: Readonly<Record<LanguageCode, SurveyWords>> = {
  bg,
  bs,
  cs,
  en,
  et,
  hr,
  hu,
  lt,
  lv,
  pl,
  ro,
  sk,
  sl,
  sr,
  uk,
};

const findWord = (part: keyof SurveyWords, id: number, language: LanguageCode): string | undefined => {
  const words: Readonly<Record<number, string>> = SURVEY_WORDS[language][part];
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
