import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type TeamMember = Schemas["TeamMember"];
export type TeamMeta = Schemas["TeamMeta"];
export type TeamMemberCreate = Schemas["TeamMemberCreate"];
export type TeamMemberUpdate = Schemas["TeamMemberUpdate"];

/** People on a page (API-10). */
const TEAM_PER_PAGE = 20;

/** A page of the team, sorted as the reader's language sorts names; `meta` counts owners and installers of the whole team. */
export const teamQuery = (client: ApiClient, page: number, language: string) =>
  queryOptions({
    queryKey: queryKeys.team.list(page, language),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v2/installer/user", { params: { query: { page, limit: TEAM_PER_PAGE } }, signal })),
  });

/** One person of the team. */
export const teamMemberQuery = (client: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: queryKeys.team.member(uuid),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/installer/user/{uuid}", { params: { path: { uuid } }, signal })),
  });

/** Invites an installer. The key makes a repetition harmless. */
export const createTeamMember = (client: ApiClient, body: TeamMemberCreate, key: string): Promise<TeamMember> =>
  answerOf(client.POST("/v1/installer/user", { params: { header: { "Idempotency-Key": key } }, body }));

/** Changes the fields that are sent. */
export const updateTeamMember = (client: ApiClient, uuid: string, body: TeamMemberUpdate): Promise<TeamMember> =>
  answerOf(client.PATCH("/v1/installer/user/{uuid}", { params: { path: { uuid } }, body }));

/** Removes a person from the team. */
export const deleteTeamMember = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v1/installer/user/{uuid}", { params: { path: { uuid } } });
};

/** Sends the invitation again. A GET with an effect: for mutations only, never for a query (TEAM-14). */
export const resendInvitation = async (client: ApiClient, uuid: string): Promise<number> =>
  (await answerOf(client.GET("/v1/installer/user/{uuid}/resend", { params: { path: { uuid } }, cache: "no-store" })))
    .resend_after;
