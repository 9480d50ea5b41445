import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { storedAnswers } from "../../../shared/survey/stored-answers.ts";
import type { Answers } from "../../../shared/survey/survey-rules.ts";

const keyOf = (user: string, project: string) => draftKey(user, `project-survey.${project}`);

/** The answers given so far, kept in this tab, so that a reload or another page does not lose them. */
export const surveyDraft = {
  read: (user: string, project: string): Answers =>
    parseStored(tabStore.getItem(keyOf(user, project)), storedAnswers) ?? {},
  write: (user: string, project: string, answers: Answers) =>
    tabStore.setItem(keyOf(user, project), JSON.stringify(answers)),
  clear: (user: string, project: string) => tabStore.removeItem(keyOf(user, project)),
};
