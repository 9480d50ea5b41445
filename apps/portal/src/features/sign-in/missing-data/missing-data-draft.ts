import { catch as fallback, z } from "zod/mini";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { storedAnswers } from "../../../shared/survey/stored-answers.ts";
import type { Answers } from "../../../shared/survey/survey-rules.ts";

/** What has been typed of a company's missing data. */
export type MissingDataDraft = { number: string; answers: Answers };

const KEY = "lucarne.sign-in-data";

const stored = z.object({
  company: z.number(),
  number: fallback(z.string(), ""),
  answers: fallback(storedAnswers, {}),
});

/** Reads a stored draft; empty for none, for another company and for what cannot be read. */
export const parseMissingData = (text: string | null, companyId: number): MissingDataDraft => {
  const { company, number = "", answers = {} } = parseStored(text, stored) ?? {};

  return company === companyId ? { number, answers } : { number: "", answers: {} };
};

/**
 * Kept in this tab, so that maintenance, a reload or an expired token does not lose it. The tokens themselves are never
 * stored before the sign-in is complete (SIGN-17, MNT-7).
 */
export const missingDataDraft = {
  read: (companyId: number) => parseMissingData(tabStore.getItem(KEY), companyId),
  write: (companyId: number, draft: MissingDataDraft) =>
    tabStore.setItem(KEY, JSON.stringify({ company: companyId, ...draft })),
  clear: () => tabStore.removeItem(KEY),
};
