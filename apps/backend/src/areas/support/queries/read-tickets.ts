import { and, asc, desc, eq, inArray } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { message, ticket } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOfRead, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";

type TicketRow = typeof ticket.$inferSelect;
type MessageRow = typeof message.$inferSelect;

/** A message in the contract's form. */
export const messageView = (row: MessageRow): Schema<"Message"> => ({
  uuid: row.uuid,
  sender: row.sender,
  message: row.message,
  created_at: row.createdAt.toISOString(),
});

/** Tickets with their last message, in the given order. */
export const ticketViews = async (db: Db, rows: readonly TicketRow[]): Promise<Schema<"Ticket">[]> => {
  const ids = rows.map(({ id }) => id);
  const last =
    ids.length > 0
      ? await db
          .selectDistinctOn([message.ticketId])
          .from(message)
          .where(inArray(message.ticketId, ids))
          .orderBy(asc(message.ticketId), desc(message.createdAt), desc(message.id))
      : [];
  return rows.map((row) => ({
    uuid: row.uuid,
    title: row.title,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    messages: last.filter(({ ticketId }) => ticketId === row.id).map(messageView),
  }));
};

/** One ticket in the contract's form. */
export const ticketView = async (db: Db, row: TicketRow): Promise<Schema<"Ticket">> => {
  const [view] = await ticketViews(db, [row]);
  if (!view) throw new Error(`The request ${row.uuid} was not read.`);
  return view;
};

/** A ticket of a user; another user's is not found. */
export const findTicket = async (db: Db, userId: number, uuid: string): Promise<TicketRow> => {
  const [row] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.uuid, uuid), eq(ticket.userId, userId)));
  if (!row) throw new Problem("not_found");
  return row;
};

/** A page of a user's tickets, the one with the latest message first. */
export const readTickets = async (db: Db, userId: number, page: Page): Promise<Schema<"TicketList">> => {
  const mine = eq(ticket.userId, userId);
  const rows = await db
    .select()
    .from(ticket)
    .where(mine)
    .orderBy(desc(ticket.lastMessageAt), desc(ticket.id))
    .limit(page.limit)
    .offset(page.offset);
  return {
    data: await ticketViews(db, rows),
    meta: await metaOfRead(page, rows.length, () => db.$count(ticket, mine)),
  };
};

/** The newest messages of a ticket, oldest first. */
export const readMessages = async (db: Db, ticketId: number, limit: number): Promise<Schema<"MessageList">> => {
  const own = eq(message.ticketId, ticketId);
  const rows = await db
    .select()
    .from(message)
    .where(own)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit);
  return {
    data: rows.toReversed().map(messageView),
    meta: await metaOfRead({ page: 1, limit, offset: 0 }, rows.length, () => db.$count(message, own)),
  };
};
