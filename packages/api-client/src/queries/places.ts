import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Place = Schemas["Place"];

/** Characters from which addresses are searched for. */
export const MIN_PLACE_INPUT = 3;

/** At most five addresses of a country that begin as typed. `session` is one uuid from the first letter to the choice. */
export const placesQuery = (client: ApiClient, { input, country, session, language }: PlaceSearch) =>
  queryOptions({
    queryKey: queryKeys.places.search(country, input, language),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/places/autocomplete", { params: { query: { input, country, session } }, signal })),
    select: ({ data }) => data,
    enabled: input.trim().length >= MIN_PLACE_INPUT,
  });

/** What to search for. */
export interface PlaceSearch {
  readonly input: string;
  readonly country: Schemas["RegionSlug"];
  readonly session: string;
  readonly language: string;
}

/** A chosen address in its parts. */
export const readPlace = (client: ApiClient, placeId: string, session: string, signal?: AbortSignal): Promise<Place> =>
  answerOf(
    client.GET("/v1/places/{place_id}", { params: { path: { place_id: placeId }, query: { session } }, signal }),
  );
