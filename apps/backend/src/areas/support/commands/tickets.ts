import { RESOLVED } from "@lucarne/api-client/ticket-states";
import { and, eq } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { message, ticket } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { afterMessage, afterReply, type TicketStatus } from "../rules/ticket-status.ts";

type TicketRow = typeof ticket.$inferSelect;
type MessageRow = typeof message.$inferSelect;

const lock = async (tx: Tx, uuid: string, userId?: number): Promise<TicketRow> => {
  const [row] = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.uuid, uuid), userId === undefined ? undefined : eq(ticket.userId, userId)))
    .for("no key update");
  if (!row) throw new Problem("not_found");
  return row;
};

const write = async (
  tx: Tx,
  ticketId: number,
  { sender, text, now }: { sender: MessageRow["sender"]; text: string; now: Date },
): Promise<MessageRow> => {
  const [row] = await tx
    .insert(message)
    .values({ uuid: newUuid(now), ticketId, sender, message: text, createdAt: now })
    .returning();
  if (!row) throw new Error("The message was not written.");
  return row;
};

/** Changes a ticket's status; the time of its last message only with a new message. */
const move = async (tx: Tx, row: TicketRow, status: TicketStatus, now: Date, lastMessageAt = row.lastMessageAt) => {
  const [moved] = await tx
    .update(ticket)
    .set({ status, lastMessageAt, updatedAt: now })
    .where(eq(ticket.id, row.id))
    .returning();
  if (!moved) throw new Error(`The request ${row.uuid} is gone.`);
  return moved;
};

/** Opens a ticket; its body is the first message. */
export const createTicket = async (
  app: TxApp,
  tx: Tx,
  caller: Pick<Caller, "userId">,
  { title, body, info }: Schema<"TicketCreate">,
): Promise<TicketRow> => {
  const now = app.clock.now();
  const [row] = await tx
    .insert(ticket)
    .values({
      uuid: newUuid(now),
      userId: caller.userId,
      title,
      info,
      lastMessageAt: now,
      updatedAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The request was not written.");
  await write(tx, row.id, { sender: "installer", text: body, now });
  return row;
};

/**
 * A message of the user; it reopens a resolved ticket (SUP-4).
 *
 * @throws {Problem} `not_found`, for another user's ticket too
 */
export const createMessage = async (
  app: TxApp,
  tx: Tx,
  caller: Pick<Caller, "userId">,
  uuid: string,
  text: string,
): Promise<MessageRow> => {
  const row = await lock(tx, uuid, caller.userId);
  const now = app.clock.now();
  await move(tx, row, afterMessage(row.status), now, now);
  return write(tx, row.id, { sender: "installer", text, now });
};

/**
 * A reply of staff: an open ticket becomes in progress, and the user gets a notification that links to the chat
 * (SUP-8).
 *
 * @throws {Problem} `not_found`
 */
export const replyToTicket = async (app: TxApp, tx: Tx, uuid: string, text: string): Promise<MessageRow> => {
  const row = await lock(tx, uuid);
  const now = app.clock.now();
  await move(tx, row, afterReply(row.status), now, now);
  const written = await write(tx, row.id, { sender: "admin", text, now });
  await notify(
    tx,
    {
      userId: row.userId,
      type: "info",
      event: "support_reply",
      params: { title: row.title },
      meta: { ticket_uuid: row.uuid },
    },
    now,
  );
  return written;
};

/**
 * Resolves a ticket; a resolved one stays as it is.
 *
 * @throws {Problem} `not_found`
 */
export const resolveTicket = async (app: TxApp, tx: Tx, uuid: string): Promise<TicketRow> => {
  const row = await lock(tx, uuid);
  return row.status === RESOLVED ? row : move(tx, row, RESOLVED, app.clock.now());
};
