import { digitsOf, isTestPhone } from "@lucarne/api-client/phone-rules";
import type { RegionSlug } from "@lucarne/api-client/regions";
import type { CountryCode } from "libphonenumber-js";

/**
 * Loads the phone library. Called when the phone mode is first shown, so that the number rules are
 * there on submit and cost the first screen nothing. The full tables: the small ones let a Polish
 * number with a digit missing pass.
 */
export const loadPhoneRules = () => import("libphonenumber-js/max");

const COUNTRY_CODES: Record<RegionSlug, CountryCode> = {
  ba: "BA",
  bg: "BG",
  hr: "HR",
  cz: "CZ",
  ee: "EE",
  hu: "HU",
  it: "IT",
  lv: "LV",
  lt: "LT",
  pl: "PL",
  ro: "RO",
  rs: "RS",
  sk: "SK",
  si: "SI",
  tr: "TR",
  ua: "UA",
};

/** A number that is valid in its country. */
export type PhoneNumber = {
  /** National digits as the server takes them, without the country's trunk prefix. */
  national: string;
  /** For display, in groups with the country code. */
  display: string;
};

/**
 * Reads a typed number as one of the chosen country; `undefined` when it is not valid there
 * (REF-13). Takes it with or without the country code and the trunk prefix (Hungary 06,
 * Lithuania 8). The test number passes everywhere (REF-14).
 */
export const readPhoneNumber = async (typed: string, country: RegionSlug): Promise<PhoneNumber | undefined> => {
  if (isTestPhone(typed)) return { national: digitsOf(typed), display: digitsOf(typed) };
  const { parsePhoneNumberFromString } = await loadPhoneRules();
  const parsed = parsePhoneNumberFromString(typed, COUNTRY_CODES[country]);
  return parsed?.isValid() && parsed.country === COUNTRY_CODES[country]
    ? { national: parsed.nationalNumber, display: parsed.formatInternational() }
    : undefined;
};
