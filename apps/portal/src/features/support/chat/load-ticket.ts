import { messagesQuery, ticketQuery } from "@lucarne/api-client/queries/support";
import { api, queryClient } from "../../../platform/session/portal-api.ts";

/** Loads a support request and its messages, for the loader of a page. */
export const loadTicket = (uuid: string): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(ticketQuery(api, uuid)),
    queryClient.ensureQueryData(messagesQuery(api, uuid)),
  ]);
