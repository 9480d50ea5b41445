import { projectQuery } from "@lucarne/api-client/queries/projects";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";

/** The project that the address names. */
export const useProject = () => {
  const { uuid = "" } = useParams();
  const { language } = useLanguage();

  return useQuery(projectQuery(api, uuid, language));
};
