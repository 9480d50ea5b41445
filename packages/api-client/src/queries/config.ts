import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import { MINUTE } from "../durations.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Config = Schemas["Config"];
export type RegionLinks = Schemas["RegionLinks"];

/** Milliseconds between two probes of the maintenance screen (MNT-3). */
export const MAINTENANCE_INTERVAL = MINUTE;

/**
 * Configuration for the signed-in user, never garbage-collected (API-20). `session` is the name of the session: another
 * user and another language are another answer (LANG-5, API-21).
 */
export const configQuery = (client: ApiClient, session: string, language: string) =>
  queryOptions({
    queryKey: queryKeys.config.ofSession(session, language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/config", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Welcome points and footer links of every country, for visitors too; never garbage-collected. */
export const publicConfigQuery = (client: ApiClient, language: string) =>
  queryOptions({
    queryKey: queryKeys.config.public(language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/config/public", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Asks the server itself, past every cache, whether maintenance is over (MNT-4): resolves when it is. */
export const probeConfig = (client: ApiClient, signal?: AbortSignal): Promise<Config> =>
  answerOf(client.GET("/v1/config", { signal, cache: "no-store" }));
