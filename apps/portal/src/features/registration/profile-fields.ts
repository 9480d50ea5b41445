import type { Step } from "./steps.ts";

/** The fields that the register call may refuse, in the order of the steps, with the step that each stands on (decisions R11). */
const STEP_OF = {
  regionsId: "country",
  name: "person",
  surname: "person",
  email: "person",
  phone: "person",
  companyName: "company",
  companyRegistrationNumber: "company",
  companyRegistrationNumber2: "company",
  companyAddress: "company",
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
