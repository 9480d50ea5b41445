import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { storedAnswers } from "../../../shared/survey/stored-answers.ts";
import type { Answers } from "../../../shared/survey/survey-rules.ts";

const keyOf = (uuid: string) => `lucarne.project-survey.${uuid}`;

/** The answers given so far, kept in this tab, so that a reload or another page does not lose them. */
export const surveyDraft = {
  read: (uuid: string): Answers => parseStored(tabStore.getItem(keyOf(uuid)), storedAnswers) ?? {},
  write: (uuid: string, answers: Answers) => tabStore.setItem(keyOf(uuid), JSON.stringify(answers)),
  clear: (uuid: string) => tabStore.removeItem(keyOf(uuid)),
};
