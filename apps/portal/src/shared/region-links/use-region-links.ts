import { publicConfigQuery, type RegionLinks } from "@lucarne/api-client/queries/config";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";

/** The links of the user's country; `undefined` until they are known, and where config has none (NAV-22). */
export const useRegionLinks = (): RegionLinks | undefined => {
  const { language } = useLanguage();
  const { data } = useQuery(publicConfigQuery(api, language));
  const slug = useCurrentUser()?.region.slug;

  return slug && data?.links[slug];
};
