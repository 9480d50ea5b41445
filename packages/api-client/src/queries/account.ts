import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client.ts";
import type { components } from "../generated/schema.ts";

type Schemas = components["schemas"];

export type User = Schemas["User"];
export type Company = Schemas["Company"];
export type UserUpdate = Schemas["UserUpdate"];

/** Milliseconds between two looks at the current user (document 1 §9). */
export const CURRENT_USER_INTERVAL = 180_000;

/** The signed-in user with the company; asked again every three minutes. */
export const currentUserQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ["account", "self"],
    queryFn: ({ signal }) => answerOf(client.GET("/v1/company/user/self", { signal })),
    refetchInterval: CURRENT_USER_INTERVAL,
  });

/** Changes fields of a user, by numeric id; gives the user as it is then. */
export const updateUser = (client: ApiClient, id: number, body: UserUpdate): Promise<User> =>
  answerOf(client.PATCH("/v1/company/user/{id}", { params: { path: { id } }, body }));
