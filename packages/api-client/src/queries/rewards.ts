import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Tier = Schemas["Tier"];
export type TierProgress = Schemas["TierProgress"];
export type Certificate = Schemas["Certificate"];

/** Rewarded behaviours on a page (API-10). */
const BEHAVIOURS_PER_PAGE = 15;

/** The tiers of a country with their brackets. */
export const tiersQuery = (client: ApiClient, regionId: number) =>
  queryOptions({
    queryKey: queryKeys.rewards.tiers(regionId),
    queryFn: ({ signal }) => answerOf(client.GET("/v2/tiers", { params: { query: { region_id: regionId } }, signal })),
    select: ({ data }) => data,
  });

/** The company's position in each tier, by the company's numeric id; join on the tier's id (TIER-5). */
export const tierProgressQuery = (client: ApiClient, companyId: number) =>
  queryOptions({
    queryKey: queryKeys.rewards.progress(companyId),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v2/tiers/history", { params: { query: { installer_company_id: companyId } }, signal })),
    select: ({ data }) => data,
  });

/** A page of what earns points in a country, in the reader's language. */
export const behavioursQuery = (client: ApiClient, regionId: number, page: number, language: string) =>
  queryOptions({
    queryKey: queryKeys.rewards.behaviours(regionId, page, language),
    queryFn: ({ signal }) => {
      const query = { region_id: regionId, page, limit: BEHAVIOURS_PER_PAGE };
      return answerOf(client.GET("/v1/behaviour", { params: { query }, signal }));
    },
  });

/** The user's certificates in the reader's language. */
export const certificatesQuery = (client: ApiClient, language: string) =>
  queryOptions({
    queryKey: queryKeys.rewards.certificates(language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/behaviour/certificates", { signal })),
    select: ({ data }) => data,
  });
