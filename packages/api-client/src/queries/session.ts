import { answerOf, type ApiClient } from "../client.ts";
import type { components } from "../generated/schema.ts";

type Schemas = components["schemas"];

export type LoginRequest = Schemas["LoginRequest"];
export type LoginChallenge = Schemas["LoginChallenge"];
export type LoginVerification = Schemas["LoginVerification"];
export type TokenRecord = Schemas["TokenRecord"];
export type Tokens = Schemas["Tokens"];

/**
 * Asks for a sign-in code, first or again (SIGN-11).
 * @throws ApiError 404 for an unknown address or number.
 */
export const askForCode = (client: ApiClient, body: LoginRequest, signal?: AbortSignal): Promise<LoginChallenge> =>
  answerOf(client.POST("/v2/installer/login", { body, signal }));

/**
 * Exchanges the code for the session's tokens.
 * @throws ApiError 406 when it is not the right code any more.
 */
export const verifyCode = (client: ApiClient, body: LoginVerification, signal?: AbortSignal): Promise<Tokens> =>
  answerOf(client.POST("/v2/installer/login/verify", { body, signal }));

/**
 * Exchanges the stored record for a new pair. Only one exchange may run at a time in all tabs (SES-6).
 * @throws ApiError 401 when the session is over.
 */
export const refreshSession = (client: ApiClient, body: TokenRecord): Promise<Tokens> =>
  answerOf(client.POST("/v2/installer/refresh", { body }));

/** Ends the session on the server; nobody waits for it (SES-23). */
export const endSession = async (client: ApiClient, refreshToken: string): Promise<void> => {
  await client.POST("/v2/installer/logout", { body: { refresh_token: refreshToken } });
};
