import { surveyQuery } from "@lucarne/api-client/queries/registration";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";

/** The questions of the project survey in the country of the user (SUR-1, SUR-4). */
export const useProjectSurvey = () => {
  const { language } = useLanguage();

  return useQuery(surveyQuery(api, "project", language));
};
