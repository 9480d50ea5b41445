import type { LanguageCode } from "@lucarne/api-client/languages";
import { DEFAULT_LANGUAGE, isLanguageCode, languageById } from "@lucarne/api-client/languages";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { DEFAULT_REGION, regionOfHost } from "@lucarne/api-client/regions";

type Hints = {
  /** The choice kept on this device. */
  saved?: string | null;
  /** `languages_id` of the signed-in user; null until one is picked. */
  account?: number | null;
  /** Host name of the address. */
  host: string;
};

/** The language that a host name's country implies; only the fourteen countries with registration imply one. */
export const languageOfHost = (host: string): LanguageCode | undefined => {
  const region = regionOfHost(host);

  return region?.registrable ? region.languages[0] : undefined;
};

/** The language to start in: saved choice, the account's, the host's, English (LANG-1, LANG-3). */
export const chooseLanguage = ({ saved, account, host }: Hints): LanguageCode => {
  if (saved && isLanguageCode(saved)) return saved;

  return languageById(account)?.code ?? languageOfHost(host) ?? DEFAULT_LANGUAGE;
};

/** The country that pickers start with: the host's, Poland when the host is unknown (LANG-2). */
export const countryOfHost = (host: string): RegionSlug => regionOfHost(host)?.slug ?? DEFAULT_REGION;
