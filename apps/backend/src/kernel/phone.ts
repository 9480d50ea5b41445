import { digitsOf, isTestPhone } from "@lucarne/api-client/phone-rules";
import type { Region } from "@lucarne/api-client/regions";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A national number in international form (E.164), checked by the country's numbering plan; undefined when it is not
 * possible in that country. The test number is accepted in every country (REF-14).
 */
export const toE164 = (national: string, region: Region): string | undefined => {
  if (isTestPhone(national)) return `+${digitsOf(national)}`;
  const country = region.slug.toUpperCase();
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(national, country);
  if (!number?.isValid() || number.countryCallingCode !== region.dialCode) return undefined;
  return number.number;
};

/** The national digits of a number in international form (REF-13). */
export const toNational = (e164: string, dialCode: string): string => {
  const digits = digitsOf(e164);
  if (isTestPhone(digits) || !digits.startsWith(dialCode)) return digits.slice(0, 15);
  return digits.slice(dialCode.length);
};
