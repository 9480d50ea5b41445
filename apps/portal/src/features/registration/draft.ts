import { isRegionSlug, type RegionSlug } from "@lucarne/api-client/regions";
import { type Answers, isAnswers } from "../../shared/survey/survey-rules.ts";
import { isAttempt, type Attempt } from "./attempt.ts";
import { isStep, type Step } from "./steps.ts";

/** The fields of step 1. */
export type Person = { name: string; surname: string; email: string; phone: string; phoneCountry: RegionSlug };

/** The fields of step 2. */
export type CompanyData = {
  companyName: string;
  companyRegistrationNumber: string;
  companyRegistrationNumber2: string;
  companyStreetName: string;
  companyHouseNumber: string;
  companyPostalCode: string;
  companyCity: string;
};

/**
 * A registration under way, with fields as they are typed. Consents and terms are no part of it: they are given anew
 * each time (REG-6).
 */
export type Draft = {
  /** The steps whose Next was taken and that were not changed since. */
  done: readonly Step[];
  country: RegionSlug;
  person: Person;
  company: CompanyData;
  answers: Answers;
  /** Who invited, from the link (REG-22). */
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
 * The draft in another country: names, address of mail and phone number stay and are checked again;
 * the company's numbers, its address and the survey belong to the country and go (REG-7).
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

/** The draft once a step's Next was taken. */
export const passed = (draft: Draft, step: Step): Draft => ({
  ...draft,
  done: [...draft.done.filter((one) => one !== step), step],
});

/** The draft while a step is being changed: until its Next is taken again, no later step opens. */
export const reopened = (draft: Draft, step: Step): Draft => ({
  ...draft,
  done: draft.done.filter((one) => one !== step),
});

/** The draft while the fields of a step are typed; nothing changes when they are as they were. */
export const typed = <Name extends "person" | "company">(draft: Draft, step: Name, fields: Draft[Name]): Draft =>
  JSON.stringify(draft[step]) === JSON.stringify(fields) ? draft : reopened({ ...draft, [step]: fields }, step);

const VERSION = 2;
/** A draft is kept for seven days (REG-6). */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const areTexts = (value: unknown, names: readonly string[]): value is Record<string, string> =>
  isFields(value) && names.every((name) => typeof value[name] === "string");

const isPerson = (value: unknown): value is Person =>
  areTexts(value, ["name", "surname", "email", "phone", "phoneCountry"]) && isRegionSlug(value["phoneCountry"] ?? "");

const isCompany = (value: unknown): value is CompanyData => areTexts(value, Object.keys(EMPTY_COMPANY));

/** The stored text of a draft. */
export const writeDraft = (draft: Draft, now: number): string =>
  JSON.stringify({ version: VERSION, until: now + LIFETIME_MS, draft });

/** Reads a stored draft; another version, unreadable or older than a week counts as none. */
export const readDraft = (text: string | null, now: number): Draft | undefined => {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isFields(stored) || stored["version"] !== VERSION || !isFields(stored["draft"])) return undefined;
    if (typeof stored["until"] !== "number" || stored["until"] <= now) return undefined;
    const { done, country, person, company, answers, invite, attempt } = stored["draft"];
    const whole =
      Array.isArray(done) &&
      done.every(isStep) &&
      typeof country === "string" &&
      isRegionSlug(country) &&
      isPerson(person) &&
      isCompany(company) &&
      isAnswers(answers);
    if (!whole) return undefined;

    return {
      done,
      country,
      person,
      company,
      answers,
      ...(typeof invite === "string" && { invite }),
      ...(isAttempt(attempt) && { attempt }),
    };
  } catch {
    return undefined;
  }
};
