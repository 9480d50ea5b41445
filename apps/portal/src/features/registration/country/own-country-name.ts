import { LANGUAGES, languageByCode } from "@lucarne/api-client/languages";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";

/** A country's name in its own language, independent of the portal's language. */
export const ownCountryName = (slug: RegionSlug): { name: string; htmlLang: string } => {
  const code = slug.toUpperCase();
  const language = languageByCode(regionBySlug(slug)?.languages[0] ?? "en") ?? LANGUAGES[0];
  const name = language && new Intl.DisplayNames(language.formatLocale, { type: "region" }).of(code);

  return { name: name ?? code, htmlLang: language?.htmlLang ?? "en" };
};
