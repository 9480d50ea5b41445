import { RESOLVED } from "@lucarne/api-client/ticket-states";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";

import { message, ticket } from "../../db/schema/index.ts";
import { replyToTicket } from "../../areas/support/commands/tickets.ts";
import { textOf } from "../../texts/texts.ts";
import { BATCH_SIZE, type Rule, selected } from "./step.ts";

/** Tickets whose last message is the user's: they are answered in the user's language. */
export const answerTickets: Rule = {
  waiting: (tx, which) =>
    tx
      .select({ key: ticket.uuid, since: ticket.lastMessageAt })
      .from(ticket)
      .where(
        and(
          ne(ticket.status, RESOLVED),
          sql`'installer' = (${tx
            .select({ sender: message.sender })
            .from(message)
            .where(eq(message.ticketId, ticket.id))
            .orderBy(desc(message.createdAt), desc(message.id))
            .limit(1)})`,
          selected(which, ticket.uuid, ticket.lastMessageAt),
        ),
      )
      .orderBy(asc(ticket.lastMessageAt))
      .limit(BATCH_SIZE),
  act: async (app, tx, key) => {
    const [row] = await tx.select({ info: ticket.info }).from(ticket).where(eq(ticket.uuid, key));
    if (row) await replyToTicket(app, tx, key, textOf(row.info.language, "support.reply"));
  },
};
