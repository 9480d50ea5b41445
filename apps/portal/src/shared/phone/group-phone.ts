import { REGIONS } from "@lucarne/api-client/regions";

/** National digits in groups of three from the left; a single last digit joins the group before it: 601 234 567. */
export const groupDigits = (digits: string): string => (digits.match(/\d{3}(?=\d{2})|\d+/g) ?? []).join(" ");

/** A number with its country code in groups for display: +48 225 550 140 (languages, numbers). */
export const groupPhone = (phone: string): string => {
  const dialCode = REGIONS.map((region) => region.dialCode).find((code) => phone.startsWith(`+${code}`));
  if (dialCode === undefined) return phone;
  const national = phone.slice(dialCode.length + 1);

  return `+${dialCode} ${groupDigits(national)}`.replaceAll(" ", "\u00A0");
};
