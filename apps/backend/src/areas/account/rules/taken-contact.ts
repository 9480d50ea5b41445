import { constraintOf, sqlState } from "../../../db/retry.ts";
import { FIXED, refused } from "../../../kernel/problem.ts";

/** The problem for an e-mail address or phone number that is taken; returns other errors unchanged. */
export const takenContact = (error: unknown): unknown => {
  if (sqlState(error) !== "23505") return error;
  if (constraintOf(error) === "app_user_email_key") return refused({ email: [{ fixed: FIXED.emailTaken }] });
  if (constraintOf(error) === "app_user_phone_key") return refused({ phone: [{ fixed: FIXED.phoneTaken }] });
  return error;
};
