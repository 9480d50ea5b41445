import { answerOf, type ApiClient } from "../client/client.ts";

/** Has a code sent to the user's address; gives the seconds to wait before the next. */
export const sendEmailVerification = async (client: ApiClient): Promise<number> =>
  (await answerOf(client.POST("/v2/company/verification"))).resend_after;

/**
 * Confirms the e-mail address; gives the moment, for the cached user.
 * @throws ApiError 406 when it is not the right code any more.
 */
export const confirmEmailVerification = async (client: ApiClient, code: string): Promise<string> =>
  (await answerOf(client.PATCH("/v2/company/verification", { body: { code } }))).verified_email_at;

/** Has a code sent to the new phone number; gives the seconds to wait before the next. */
export const sendPhoneVerification = async (client: ApiClient): Promise<number> =>
  (await answerOf(client.POST("/v2/company/verification/phone"))).resend_after;

/**
 * Confirms the new phone number; gives it, for the cached user.
 * @throws ApiError 406 when it is not the right code any more.
 */
export const confirmPhoneVerification = async (client: ApiClient, code: string): Promise<string> =>
  (await answerOf(client.PATCH("/v2/company/verification/phone", { body: { code } }))).phone;

/**
 * Stops a change of e-mail or phone with the token of the message to the old contact.
 * @throws ApiError 404 when it cannot be stopped any more.
 */
export const stopContactChange = async (client: ApiClient, token: string): Promise<void> => {
  await client.POST("/v2/installer/contact-change/stop", { body: { token } });
};
