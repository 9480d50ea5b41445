import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { MAX_CHAT_MESSAGES } from "../rules/support-rules.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Ticket = Schemas["Ticket"];
export type TicketCreate = Schemas["TicketCreate"];
export type Message = Schemas["Message"];

/** Support requests that one "load more" adds (SUP-5). */
const TICKETS_PER_PAGE = 10;

/** Milliseconds between two checks of an open chat (SUP-6). */
const CHAT_INTERVAL = 10_000;

/** The user's support requests, latest message first; each further page adds ten. */
export const ticketsQuery = (client: ApiClient, installerUuid: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.support.tickets(installerUuid),
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: TICKETS_PER_PAGE, installer_uuid: installerUuid };
      return answerOf(client.GET("/v1/support", { params: { query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** One support request, also when the loaded pages do not hold it. */
export const ticketQuery = (client: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: queryKeys.support.ticket(uuid),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/support/{uuid}", { params: { path: { uuid } }, signal })),
  });

/** The longest pause between two requests of a chat that cannot be loaded, in milliseconds (SUP-6). */
const MAX_INTERVAL = 300_000;

/** Milliseconds until the next request of a chat: after failures as long as they have lasted, so the pauses double. */
export const chatInterval = (state: { errorUpdatedAt: number; dataUpdatedAt: number }): number =>
  Math.min(MAX_INTERVAL, Math.max(CHAT_INTERVAL, state.errorUpdatedAt - state.dataUpdatedAt));

/**
 * The chat of a support request, oldest message first; asked again every ten seconds while the page is visible, less
 * often while that fails.
 */
export const messagesQuery = (client: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: queryKeys.support.messages(uuid),
    queryFn: ({ signal }) => {
      const params = { path: { uuid }, query: { limit: MAX_CHAT_MESSAGES } };
      return answerOf(client.GET("/v1/support/{uuid}/chat", { params, signal }));
    },
    select: ({ data }) => data,
    refetchInterval: ({ state }) => chatInterval(state),
  });

/** Opens a support request. The key makes a repetition harmless. */
export const createTicket = (client: ApiClient, body: TicketCreate, key: string): Promise<Ticket> =>
  answerOf(client.POST("/v1/support", { params: { header: { "Idempotency-Key": key } }, body }));

/** Writes a message; one to a resolved request opens it again. The key makes a repetition harmless. */
export const createMessage = (client: ApiClient, uuid: string, message: string, key: string): Promise<Message> => {
  const params = { path: { uuid }, header: { "Idempotency-Key": key } };
  return answerOf(client.POST("/v1/support/{uuid}/chat", { params, body: { message } }));
};
