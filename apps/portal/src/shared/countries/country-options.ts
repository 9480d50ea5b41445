import { REGIONS, type RegionSlug } from "@lucarne/api-client/regions";

/** A country to choose, with its name in the user's language. */
export type CountryOption = { value: RegionSlug; code: string; dialCode: string; name: string };

/** All sixteen countries by their names in a format locale, in that language's order (SIGN-2). */
export const countryOptions = (locale: string): CountryOption[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);

  return REGIONS.map(({ slug, dialCode }) => {
    const code = slug.toUpperCase();

    return { value: slug, code, dialCode, name: names.of(code) ?? code };
  }).sort((one, other) => compare(one.name, other.name));
};
