import { fieldsOf, serverNamesOf } from "../../../shared/forms/form-schema.ts";
import type { FormProblem } from "../../../shared/forms/problems/server-errors.ts";
import { anyCompanySchema, type CompanyData } from "../company/company-schema.ts";
import { type Person, personSchema } from "../person/person-schema.ts";
import type { Step } from "../frame/steps.ts";

/** A field that the register call may refuse. */
export type ProfileField = "regionsId" | keyof Person | keyof CompanyData | "surveyResponse";

const STEP_FIELDS: Readonly<Record<Exclude<Step, "review">, readonly ProfileField[]>> = {
  country: ["regionsId"],
  person: fieldsOf(personSchema),
  company: fieldsOf(anyCompanySchema),
  survey: ["surveyResponse"],
};

/** The fields that the register call may refuse, in the order of the steps. */
export const PROFILE_FIELDS: readonly ProfileField[] = Object.values(STEP_FIELDS).flat();

/** What the register call said; `step` where a field is wrong, which is corrected there (REG-21). */
export type Refusal = FormProblem<ProfileField> & { step?: Step | undefined };

const stepOf = (field: ProfileField): Step => {
  if (STEP_FIELDS.person.includes(field)) return "person";
  if (STEP_FIELDS.company.includes(field)) return "company";

  return field === "surveyResponse" ? "survey" : "country";
};

/** The problems of a refused registration with their steps. */
export const refusalsOf = (problems: readonly FormProblem<ProfileField>[]): Refusal[] =>
  problems.map((problem) => ({ ...problem, step: problem.field && stepOf(problem.field) }));

/** The field for each name that only the register call uses. */
export const PROFILE_SERVER_NAMES: Readonly<Record<string, ProfileField>> = serverNamesOf(anyCompanySchema);

/** The problems of some fields. */
export const problemsOf = <Name extends string>(
  problems: readonly FormProblem<string>[],
  fields: readonly Name[],
): FormProblem<Name>[] =>
  problems.flatMap(({ text, field }) => {
    const own = fields.find((name) => name === field);

    return own === undefined ? [] : [{ text, field: own }];
  });
