import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type LoginRequest = Schemas["LoginRequest"];
export type LoginChallenge = Schemas["LoginChallenge"];
export type LoginVerification = Schemas["LoginVerification"];
export type TokenRecord = Schemas["TokenRecord"];
export type Tokens = Schemas["Tokens"];

/**
 * Asks for a sign-in code, first or again (SIGN-11).
 * @throws ApiError 404 for an unknown address or number, 429 `device_link_sent` when a link was sent instead (SEC-27).
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
 * @param key of this exchange, secret and the same for each try: a server that had the call gives the same pair again,
 * however late the next try comes. With another key, a try after ten seconds ends the session (SEC-6).
 * @throws ApiError 401 when the session is over.
 */
export const refreshSession = (client: ApiClient, body: TokenRecord, key: string): Promise<Tokens> =>
  answerOf(client.POST("/v2/installer/refresh", { params: { header: { "Idempotency-Key": key } }, body }));

/** Ends the session on the server, in the background (SES-23). */
export const endSession = async (client: ApiClient, refreshToken: string): Promise<void> => {
  await client.POST("/v2/installer/logout", { body: { refresh_token: refreshToken } });
};

/** The user's open sessions, last used first (SES-26). */
export const openSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.sessions.all,
    queryFn: async ({ signal }) => (await answerOf(client.GET("/v2/installer/sessions", { signal }))).data,
  });

/**
 * Ends one open session, also the one in use; `openSessionsQuery` is stale then.
 * @throws ApiError 404 when it has ended already.
 */
export const endOpenSession = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v2/installer/sessions/{uuid}", { params: { path: { uuid } } });
};

/** Ends all open sessions, or all but the one in use. */
export const endOpenSessions = async (client: ApiClient, { keepOwn }: { keepOwn: boolean }): Promise<void> => {
  await client.DELETE("/v2/installer/sessions", { params: { query: { others: keepOwn ? 1 : 0 } } });
};
