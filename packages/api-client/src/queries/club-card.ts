import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type CardAccount = Schemas["CardAccount"];
export type CardHistoryEntry = Schemas["CardHistoryEntry"];

/** Top-ups on a page (CLUB-19). */
const CARD_HISTORY_PER_PAGE = 4;

/** State of the company's card, by the company's numeric id; 404 while there is none. */
export const cardAccountQuery = (client: ApiClient, companyId: number) =>
  queryOptions({
    queryKey: queryKeys.clubCard.account(companyId),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/edenred/card/account/{id}", { params: { path: { id: companyId } }, signal })),
  });

/** A page of the company's top-ups, newest first. */
export const cardHistoryQuery = (client: ApiClient, page: number) =>
  queryOptions({
    queryKey: queryKeys.clubCard.history(page),
    queryFn: ({ signal }) =>
      answerOf(
        client.GET("/v1/edenred/card/history", { params: { query: { page, limit: CARD_HISTORY_PER_PAGE } }, signal }),
      ),
  });

/** Confirms that the card has come, by the ten digits on it; gives the company with its card. */
export const verifyCard = (client: ApiClient, companyId: number, serial: string): Promise<Schemas["Company"]> => {
  const params = { path: { id: companyId } };
  return answerOf(client.PATCH("/v1/edenred/card/verify/{id}", { params, body: { card_serial_number: serial } }));
};

/**
 * Requests a top-up of an amount, a variant of the club-card product with the points that were shown. The key makes a
 * repetition harmless.
 */
export const requestCardTopUp = (
  client: ApiClient,
  companyId: number,
  { uuid, price }: { uuid: string; price: number },
  key: string,
): Promise<CardHistoryEntry> => {
  const params = { path: { id: companyId }, header: { "Idempotency-Key": key } };
  const body = { variant_uuid: uuid, terms_accepted: 1 as const, shown_price: price, expected_points: price };
  return answerOf(client.POST("/v1/edenred/card/topup/{id}", { params, body }));
};
