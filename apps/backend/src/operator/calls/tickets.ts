import * as support from "../../areas/support/commands/tickets.ts";
import { messageView, ticketView } from "../../areas/support/queries/read-tickets.ts";
import type { OperatorHandler } from "../context.ts";

/** Replies to a ticket as staff. */
export const replyToTicket: OperatorHandler<"replyToTicket"> = ({ app }, { path, body }) =>
  app.database.transaction(async (tx) => ({
    status: 201,
    body: messageView(await support.replyToTicket(app, tx, path.ticket.toLowerCase(), body.message)),
  }));

/** Resolves a ticket. */
export const resolveTicket: OperatorHandler<"resolveTicket"> = ({ app }, { path }) =>
  app.database.transaction(async (tx) => ({
    status: 200,
    body: await ticketView(tx, await support.resolveTicket(app, tx, path.ticket.toLowerCase())),
  }));
