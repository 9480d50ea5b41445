import { regionById } from "@lucarne/api-client/regions";

import { ok, type PublicHandler } from "../../http/contract/handler.ts";
import { Problem, refused } from "../../kernel/problem.ts";
import { PROJECT_SURVEY } from "./rules/project-survey.ts";
import { REGISTRATION_SURVEY } from "./rules/registration-survey.ts";
import { surveyView } from "./rules/survey-words.ts";

/** `GET /v1/survey`: registration questions are public, project questions need a session (SUR-1). */
export const getSurvey: PublicHandler<"getSurvey"> = async (_app, { query }, { caller, language }) => {
  const isProject = query.type === "project";
  if (isProject && !caller) {
    throw new Problem("token_missing", { headers: { "www-authenticate": 'Bearer realm="lucarne"' } });
  }
  const region = regionById(query.region_id ?? caller?.regionId ?? 0);
  if (!region) throw refused({ region_id: [{ text: "validation.required" }] });
  const questions = isProject ? PROJECT_SURVEY : REGISTRATION_SURVEY;
  return ok({ data: surveyView(questions, region.id, language) });
};
