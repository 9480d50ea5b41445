import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type User = Schemas["User"];
export type CurrentUser = Schemas["CurrentUser"];
export type Company = Schemas["Company"];
export type UserUpdate = Schemas["UserUpdate"];
export type CompanyUpdate = Schemas["CompanyUpdate"];

/** Milliseconds between two checks of the current user (SES-10). */
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
