import { inPage } from "../../../db/sql/in-page.ts";
import { and, asc, desc, eq, inArray, sql, type SQLWrapper } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { message, ticket } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
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

/** Tickets with their last message, in the given order; `ids` is a query for the ids of the same tickets. */
const ticketViews = async (
  db: Db,
  reading: PromiseLike<readonly TicketRow[]>,
  ids: SQLWrapper,
): Promise<Schema<"Ticket">[]> => {
  const lastMessages = db
    .selectDistinctOn([message.ticketId])
    .from(message)
    .where(sql`${message.ticketId} in ${ids}`)
    .orderBy(asc(message.ticketId), desc(message.createdAt), desc(message.id));
  const [rows, last] = await Promise.all([reading, lastMessages]);
  return rows.map((row) => ({
    uuid: row.uuid,
    title: row.title,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    messages: last.filter(({ ticketId }) => ticketId === row.id).map(messageView),
  }));
};

const ofUser = (userId: number, uuid: string) => and(eq(ticket.uuid, uuid), eq(ticket.userId, userId));

/** A ticket that was read before, in the contract's form. */
export const ticketView = async (db: Db, { userId, uuid }: TicketRow): Promise<Schema<"Ticket">> =>
  readTicket(db, userId, uuid);

/** A ticket of a user; another user's is not found. */
export const readTicket = async (db: Db, userId: number, uuid: string): Promise<Schema<"Ticket">> => {
  const own = ofUser(userId, uuid);
  const ids = db.select({ id: ticket.id }).from(ticket).where(own);
  const [view] = await ticketViews(db, db.select().from(ticket).where(own), ids);
  if (!view) throw new Problem("not_found");
  return view;
};

/** A page of a user's tickets, the one with the latest message first. */
export const readTickets = async (db: Db, userId: number, page: Page): Promise<Schema<"TicketList">> => {
  const mine = eq(ticket.userId, userId);
  const latestFirst = [desc(ticket.lastMessageAt), desc(ticket.id)];
  const list = { where: mine, orderBy: latestFirst, page };
  const rows = inPage(db.select().from(ticket).$dynamic(), list);
  const ids = inPage(db.select({ id: ticket.id }).from(ticket).$dynamic(), list);
  const [data, total] = await Promise.all([ticketViews(db, rows, ids), db.$count(ticket, mine)]);
  return { data, meta: metaOf(page, total) };
};

/** The newest messages of a user's ticket, oldest first; another user's ticket is not found. */
export const readMessages = async (
  db: Db,
  userId: number,
  uuid: string,
  limit: number,
): Promise<Schema<"MessageList">> => {
  const found = db.select({ id: ticket.id }).from(ticket).where(ofUser(userId, uuid));
  const own = inArray(message.ticketId, found);
  const reading = db.select().from(message).where(own).orderBy(desc(message.createdAt), desc(message.id)).limit(limit);
  const [[ticketFound], rows, total] = await Promise.all([found, reading, db.$count(message, own)]);
  if (!ticketFound) throw new Problem("not_found");
  return { data: rows.toReversed().map(messageView), meta: metaOf({ page: 1, limit, offset: 0 }, total) };
};
