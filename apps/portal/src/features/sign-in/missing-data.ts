import type { LoginChallenge } from "@lucarne/api-client/queries/session";
import { regionById } from "@lucarne/api-client/regions";

/** What a sign-in asks for after the code, before the session begins (document 1 §4). */
export type MissingStep = "second-number" | "survey";

/**
 * What is missing of a company that signs in, in the order of asking: the second number where its
 * country wants one, then the survey (decisions A7).
 */
export const missingSteps = (
  challenge: Pick<LoginChallenge, "region" | "has_regnr2" | "has_survey">,
): MissingStep[] => {
  const wantsSecond = regionById(challenge.region)?.secondCompanyNumber?.required ?? false;

  return [
    ...(wantsSecond && challenge.has_regnr2 === 0 ? (["second-number"] as const) : []),
    ...(challenge.has_survey === 0 ? (["survey"] as const) : []),
  ];
};
