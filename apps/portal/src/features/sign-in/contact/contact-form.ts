import type { LoginRequest } from "@lucarne/api-client/queries/session";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { regionBySlug } from "@lucarne/api-client/regions";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { isEmail } from "../../../shared/forms/values/is-email.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";

/** The field values of the contact step; the hidden mode keeps its text. */
export type ContactValues = { by: "email" | "phone"; email: string; phone: string; country: RegionSlug };

/** A contact that a code can be sent to. */
export type CheckedContact = {
  values: ContactValues;
  /** For display: the address, or the number in groups with its country code. */
  display: string;
  /** The payload of the login call (SIGN-3). */
  body: LoginRequest;
};

/** Empty fields: the address first, the picker on a country (SIGN-2). */
export const emptyContact = (country: RegionSlug): ContactValues => ({ by: "email", email: "", phone: "", country });

/** A contact that has to be corrected first: the error is shown under the visible field. */
export type WrongContact = { error: ErrorName };

/** Checks the contact: an e-mail address is present and well-formed, a number is valid for its country (SIGN-3, SIGN-4). */
export const checkContact = async (values: ContactValues): Promise<CheckedContact | WrongContact> => {
  if (values.by === "email") {
    const email = values.email.trim();

    if (email === "") return { error: "required" };

    return isEmail(email) ? { values, display: email, body: { email } } : { error: "invalidEmail" };
  }
  const number = await readPhoneNumber(values.phone, values.country);
  const region = regionBySlug(values.country);

  return number && region
    ? { values, display: number.display, body: { phone: number.national, region: region.id } }
    : { error: "invalidPhone" };
};
