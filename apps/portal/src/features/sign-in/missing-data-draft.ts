import { type Answers, isAnswers } from "../../shared/survey/survey-rules.ts";
import { tabStore } from "../../platform/storage/browser-stores.ts";

/** What has been typed of a company's missing data. */
export type MissingDataDraft = { number: string; answers: Answers };

const KEY = "lucarne.sign-in-data";
const EMPTY: MissingDataDraft = { number: "", answers: {} };

/** Reads a stored draft of a company; of another one, unreadable or none is an empty one. */
export const parseMissingData = (text: string | null, companyId: number): MissingDataDraft => {
  if (text === null) return EMPTY;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null || !("company" in stored) || stored.company !== companyId) {
      return EMPTY;
    }

    return {
      number: "number" in stored && typeof stored.number === "string" ? stored.number : "",
      answers: "answers" in stored && isAnswers(stored.answers) ? stored.answers : {},
    };
  } catch {
    return EMPTY;
  }
};

/**
 * What was typed outlives maintenance, a reload and a token that ran out: the next sign-in in this tab finds it again.
 * The tokens themselves are never stored before the sign-in is complete (SIGN-17, MNT-7).
 */
export const missingDataDraft = {
  read: (companyId: number) => parseMissingData(tabStore.getItem(KEY), companyId),
  write: (companyId: number, draft: MissingDataDraft) =>
    tabStore.setItem(KEY, JSON.stringify({ company: companyId, ...draft })),
  clear: () => tabStore.removeItem(KEY),
};
