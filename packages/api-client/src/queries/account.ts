import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client.ts";
import { fileForm } from "../file-form.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type User = Schemas["User"];
export type CurrentUser = Schemas["CurrentUser"];
export type Company = Schemas["Company"];
export type UserUpdate = Schemas["UserUpdate"];
export type CompanyUpdate = Schemas["CompanyUpdate"];

/** Milliseconds between two looks at the current user (SES-10). */
export const CURRENT_USER_INTERVAL = 180_000;

/** The signed-in user with the company; asked again every three minutes. */
export const currentUserQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.account.self,
    queryFn: ({ signal }) => answerOf(client.GET("/v1/company/user/self", { signal })),
    refetchInterval: CURRENT_USER_INTERVAL,
  });

/** The user of a token that is not the session's. */
export const currentUserOf = (client: ApiClient, token: string): Promise<CurrentUser> =>
  answerOf(client.GET("/v1/company/user/self", { headers: { Authorization: `Bearer ${token}` } }));

/** Changes fields of a user, by numeric id; gives the user as it is then. */
export const updateUser = (client: ApiClient, id: number, body: UserUpdate): Promise<User> =>
  answerOf(client.PATCH("/v1/company/user/{id}", { params: { path: { id } }, body }));

/**
 * Changes fields of the company, by numeric id. Login completion passes the token that is not stored yet (SIGN-17); otherwise the session's is taken.
 */
export const updateCompany = (client: ApiClient, id: number, body: CompanyUpdate, token?: string): Promise<Company> => {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  return answerOf(client.PATCH("/v1/company/{id}", { params: { path: { id } }, body, headers }));
};

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

/** Sets the user's picture; gives its address. `signal` stops the upload. */
export const setAvatar = async (client: ApiClient, uuid: string, file: File, signal?: AbortSignal): Promise<string> => {
  const call = client.POST("/v1/company/user/{uuid}/avatar", { params: { path: { uuid } }, ...fileForm(file), signal });
  return (await answerOf(call)).avatar;
};

/** Removes the user's picture. */
export const deleteAvatar = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v1/company/user/{uuid}/avatar", { params: { path: { uuid } } });
};

/** Everything that the portal holds about the user, as a JSON file. */
export const exportMyData = (client: ApiClient): Promise<Blob> =>
  answerOf(client.GET("/v1/company/user/self/data", { parseAs: "blob" }));
