import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../intl/use-language.ts";
import { api } from "../../session/portal-api.ts";

/** Where the config says nothing of a country (decisions R12). */
const DEFAULT_POINTS = 20;

/** The points that a new company of a country starts with; `undefined` until the config is there. */
export const useWelcomePoints = (country: RegionSlug): number | undefined => {
  const { language } = useLanguage();
  const { data } = useQuery(publicConfigQuery(api, language));

  return data && (data.behaviours[country]?.welcome_points ?? DEFAULT_POINTS);
};
