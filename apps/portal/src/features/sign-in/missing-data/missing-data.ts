import type { LoginChallenge } from "@lucarne/api-client/queries/session";
import { regionById } from "@lucarne/api-client/regions";

/** What a sign-in asks for after the code, before the session begins (SIGN-15). */
export type MissingStep = "second-number" | "survey";

/** The company in the answer of the login. */
export type CompanyState = Pick<LoginChallenge, "company_id" | "region" | "has_regnr2" | "has_survey">;

/** Another backend may say `false` for 0 (SIGN-16). */
type Flags = Pick<CompanyState, "region"> & Readonly<Record<"has_regnr2" | "has_survey", number | boolean>>;

const isNo = (flag: number | boolean): boolean => Number(flag) === 0;

/**
 * What is missing of a company that signs in, in the order of asking: the second number where its
 * country requires one, then the survey (SIGN-16).
 */
export const missingSteps = ({ region, has_regnr2, has_survey }: Flags): MissingStep[] => {
  const wantsSecond = regionById(region)?.secondCompanyNumber?.required ?? false;

  return [
    ...(wantsSecond && isNo(has_regnr2) ? (["second-number"] as const) : []),
    ...(isNo(has_survey) ? (["survey"] as const) : []),
  ];
};
