import { catch as fallback, z } from "zod/mini";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { regionSlug } from "../../../shared/countries/region-slug.ts";
import { textFields } from "../../../shared/forms/form-schema.ts";
import { storedAnswers } from "../../../shared/survey/stored-answers.ts";
import { storedAttempt } from "./attempt.ts";
import { anyCompanySchema } from "../company/company-schema.ts";
import { type Draft, DRAFT_VERSION } from "./draft.ts";
import { personSchema } from "../person/person-schema.ts";
import { STEPS } from "../frame/steps.ts";

const storedDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  until: z.number(),
  draft: z.object({
    done: z.array(z.enum(STEPS)),
    country: regionSlug,
    person: z.object({ ...textFields(personSchema), phoneCountry: regionSlug }),
    company: z.object(textFields(anyCompanySchema)),
    answers: storedAnswers,
    invite: fallback(z.optional(z.string()), undefined),
    attempt: fallback(z.optional(storedAttempt), undefined),
  }),
});

/** Reads a stored draft; another version, unreadable or older than a week counts as none. */
export const readDraft = (text: string | null, now: number): Draft | undefined => {
  const stored = parseStored(text, storedDraft);

  return stored && stored.until > now ? stored.draft : undefined;
};
