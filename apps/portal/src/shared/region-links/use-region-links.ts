import { publicConfigQuery, type RegionLinks } from "@lucarne/api-client/queries/config";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

type RegionLinksState = {
  /** The links of the user's country; `undefined` until they are loaded, and for a country without any (NAV-22). */
  links: RegionLinks | undefined;
  /** Whether the links or the user's country are still being loaded. */
  isPending: boolean;
};

/** The links of the user's country, with their names in the chosen language. */
export const useRegionLinks = (): RegionLinksState => {
  const { language } = useLanguage();
  const { data, isPending } = useQuery(publicConfigQuery(api, language));
  const slug = useCurrentUser()?.region.slug;

  return { links: slug && data?.links[slug], isPending: isPending || slug === undefined };
};
