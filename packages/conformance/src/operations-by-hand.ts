/**
 * Operations that need a code or a link of a message, or an account whose contacts are not verified: the tool has neither.
 * Each is called with the contract's example, and the refusal with this code says that it is there.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  confirmEmailVerification: "code_invalid",
  confirmPhoneVerification: "code_invalid",
  rememberDevice: "not_found",
  sendEmailVerification: "already_verified",
  sendPhoneVerification: "already_verified",
  stopContactChange: "not_found",
};

/** The code with which an operation refuses a call without a message; undefined for an operation that the tool can try. */
export const refusalWithoutMessage = (operationId: string): string | undefined => REFUSALS[operationId];
