import { digitsOf, isTestPhone } from "@lucarne/api-client/phone-rules";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { loadPhoneRules } from "../../../shared/phone/phone-number.ts";

/** A typed number as an order takes it, or why it is none: not valid, or valid in another country (CHK-7). */
export type DeliveryPhone =
  | { kind: "valid"; /** International form, or the test number. */ number: string; /** In groups. */ display: string }
  | { kind: "invalid" | "otherCountry" };

/** Reads a typed number as one of the country of its prefix (CHK-7). The test number passes everywhere (REF-14). */
export const readDeliveryPhone = async (typed: string, country: RegionSlug): Promise<DeliveryPhone> => {
  if (isTestPhone(typed)) return { kind: "valid", number: digitsOf(typed), display: digitsOf(typed) };
  const { parsePhoneNumberFromString, isSupportedCountry } = await loadPhoneRules();
  const code = country.toUpperCase();
  if (!isSupportedCountry(code)) return { kind: "invalid" };
  const parsed = parsePhoneNumberFromString(typed.normalize("NFKC").replace(/^\s*00/, "+"), code);
  if (parsed?.isValid() !== true) return { kind: "invalid" };

  return parsed.country === code
    ? { kind: "valid", number: parsed.number, display: parsed.formatInternational() }
    : { kind: "otherCountry" };
};
