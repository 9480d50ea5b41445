import type { FormProblem } from "../../shared/forms/server-errors.ts";
import type { Step } from "./steps.ts";

/** The fields that the register call may refuse, in the order of the steps, with the step that each stands on (REG-21). */
const STEP_OF = {
  regionsId: "country",
  name: "person",
  surname: "person",
  email: "person",
  phone: "person",
  companyName: "company",
  companyRegistrationNumber: "company",
  companyRegistrationNumber2: "company",
  companyStreetName: "company",
  companyHouseNumber: "company",
  companyPostalCode: "company",
  companyCity: "company",
  surveyResponse: "survey",
} as const satisfies Record<string, Step>;

export type ProfileField = keyof typeof STEP_OF;

const isProfileField = (name: string): name is ProfileField => Object.hasOwn(STEP_OF, name);

export const PROFILE_FIELDS: readonly ProfileField[] = Object.keys(STEP_OF).filter(isProfileField);

/** The step on which a field is mended. */
export const stepOf = (field: ProfileField): Step => STEP_OF[field];

/** What the register call names that is a field of another name here: the whole address line begins with the street. */
export const PROFILE_ALIASES = { companyAddress: "companyStreetName" } as const satisfies Record<string, ProfileField>;

/** The problems of some fields. */
export const within = <Name extends string>(
  problems: readonly FormProblem<string>[],
  fields: readonly Name[],
): FormProblem<Name>[] =>
  problems.flatMap(({ text, field }) => {
    const own = fields.find((name) => name === field);

    return own === undefined ? [] : [{ text, field: own }];
  });
