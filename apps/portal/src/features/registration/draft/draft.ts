import { DAY } from "@lucarne/api-client/durations";
import type { RegionSlug } from "@lucarne/api-client/regions";
import type { Answers } from "../../../shared/survey/survey-rules.ts";
import type { Attempt } from "./attempt.ts";
import type { CompanyData } from "../company/company-schema.ts";
import type { Person } from "../person/person-schema.ts";
import type { Step } from "../frame/steps.ts";

/** A registration under way, with its fields as typed. Consents and terms are not stored (REG-6). */
export type Draft = {
  /** The steps that were finished with Next and not changed since. */
  done: readonly Step[];
  country: RegionSlug;
  person: Person;
  company: CompanyData;
  answers: Answers;
  /** The invite of the link (REG-22). */
  invite?: string | undefined;
  /** The last try to register, until its answer is known. */
  attempt?: Attempt | undefined;
};

const EMPTY_COMPANY: CompanyData = {
  companyName: "",
  companyRegistrationNumber: "",
  companyRegistrationNumber2: "",
  companyStreetName: "",
  companyHouseNumber: "",
  companyPostalCode: "",
  companyCity: "",
};

/** A registration at its first step, in a country. */
export const emptyDraft = (country: RegionSlug): Draft => ({
  done: [],
  country,
  person: { name: "", surname: "", email: "", phone: "", phoneCountry: country },
  company: EMPTY_COMPANY,
  answers: {},
});

/**
 * The draft in another country: names, e-mail and phone stay and are checked again; the company's numbers, its address
 * and the survey belong to the country and are removed (REG-7).
 */
export const inCountry = (draft: Draft, country: RegionSlug): Draft =>
  country === draft.country
    ? draft
    : {
        ...draft,
        done: [],
        country,
        person: { ...draft.person, phoneCountry: country },
        company: { ...EMPTY_COMPANY, companyName: draft.company.companyName },
        answers: {},
      };

/** The draft after a step's Next. */
export const passed = (draft: Draft, step: Step): Draft => ({
  ...draft,
  done: [...draft.done.filter((one) => one !== step), step],
});

/** The draft after a change of a step: no later step opens until its Next is pressed again. */
export const reopened = (draft: Draft, step: Step): Draft => ({
  ...draft,
  done: draft.done.filter((one) => one !== step),
});

/** The draft with the typed fields of a step; the same draft when they are equal. */
export const typed = <Name extends "person" | "company">(draft: Draft, step: Name, fields: Draft[Name]): Draft =>
  JSON.stringify(draft[step]) === JSON.stringify(fields) ? draft : reopened({ ...draft, [step]: fields }, step);

/** The version of the stored form; a draft of another one is not read. */
export const DRAFT_VERSION = 2;
/** A draft is kept for seven days (REG-6). */
const LIFETIME_MS = 7 * DAY;

/** The stored text of a draft. */
export const writeDraft = (draft: Draft, now: number): string =>
  JSON.stringify({ version: DRAFT_VERSION, until: now + LIFETIME_MS, draft });
