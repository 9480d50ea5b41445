import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { constraintOf, sqlState } from "../../../db/driver/retry.ts";
import { type Problem, refused } from "../../../kernel/problem.ts";

/** The problem for a contact that belongs to somebody else. */
export const contactTaken = (channel: "email" | "sms"): Problem =>
  refused(
    channel === "email"
      ? { email: [{ fixed: FIXED_SENTENCES.emailTaken }] }
      : { phone: [{ fixed: FIXED_SENTENCES.phoneNotUnique }] },
  );

/** The problem for an e-mail address or phone number that is taken; returns other errors unchanged. */
export const takenContact = (error: unknown): unknown => {
  if (sqlState(error) !== "23505") return error;
  if (constraintOf(error) === "app_user_email_key") return contactTaken("email");
  if (constraintOf(error) === "app_user_phone_key") return contactTaken("sms");
  return error;
};
