import { LOGIN_CODE_WAIT } from "@lucarne/api-client/code-times";
import { ApiError } from "@lucarne/api-client/errors";

/** The sign-in errors that the visitor sees (SIGN-5). */
export type LoginProblem = "notFound" | "codeInvalid" | "inactive" | "expired" | "linkSent" | "generic";

/** The step and message of the sign-in after a failure. */
export type LoginFailure = { step: "contact" | "code"; problem: LoginProblem };

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/**
 * A failed request for a code, first or repeated: 404 says that there is no such installer, a limit with a device link
 * that a link was sent (SEC-27), everything else is the general sentence (SIGN-5). Asked again from the code step, only
 * the 404 goes back: another code may still arrive.
 */
export const requestFailure = (error: unknown, from: "contact" | "code"): LoginFailure => {
  if (error instanceof ApiError && error.code === "device_link_sent") return { step: from, problem: "linkSent" };

  return isStatus(error, 404) ? { step: "contact", problem: "notFound" } : { step: from, problem: "generic" };
};

/**
 * A failed check of a code: 406 goes back to the contact with its message, everything else stays
 * on the code step (SIGN-12, SIGN-13).
 */
export const verifyFailure = (error: unknown): LoginFailure => {
  if (error instanceof ApiError && error.code === "account_inactive") return { step: "contact", problem: "inactive" };

  return isStatus(error, 406) ? { step: "contact", problem: "codeInvalid" } : { step: "code", problem: "generic" };
};

/**
 * Why a sign-in cannot be completed with its token any more: it has expired, or the user was deactivated meanwhile
 * (SIGN-6, SES-13). `undefined` for every failure that does not end it.
 */
export const completionEnd = (error: unknown): LoginProblem | undefined => {
  if (!(error instanceof ApiError) || error.status !== 401) return undefined;

  return error.code === "account_inactive" ? "inactive" : "expired";
};

/** The survey is there already: a colleague was faster, or the answer to an earlier try was lost. */
export const isAlreadyAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "survey_locked";

/**
 * The time when another code can be requested, in milliseconds since the epoch. A time and
 * not a counter: it outlives Back, a reload and a tab that slept (SIGN-10).
 *
 * @param resendAfter the wait in seconds, if the server gives one
 */
export const resendTime = (now: number, resendAfter: number | undefined) =>
  now + (resendAfter === undefined ? LOGIN_CODE_WAIT : resendAfter * 1000);
