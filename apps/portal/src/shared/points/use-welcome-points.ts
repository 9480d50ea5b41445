import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { usePainted } from "./use-painted.ts";

/** What a country gives where its settings say nothing (REG-23). */
const DEFAULT_POINTS = 20;

/** The welcome points of a country; `undefined` until they are known, `null` when they cannot be read (REG-23). */
export const useWelcomePoints = (country: RegionSlug): number | null | undefined => {
  const { language } = useLanguage();
  const { data, isError } = useQuery({ ...publicConfigQuery(api, language), enabled: usePainted() });
  if (data) return data.behaviours[country]?.welcome_points ?? DEFAULT_POINTS;

  return isError ? null : undefined;
};
