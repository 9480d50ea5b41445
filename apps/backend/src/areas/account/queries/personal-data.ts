import type { LanguageCode } from "@lucarne/api-client/languages";
import { asc, desc, eq } from "drizzle-orm";

import type { App } from "../../../app.ts";
import { notification, ticket } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { notificationView } from "../../notifications/queries/notification-view.ts";
import { listOrders } from "../../orders/queries/read-orders.ts";
import { readHistory } from "../../points/queries/history.ts";
import { listProjects } from "../../projects/queries/read-projects.ts";
import { findTicket, readMessages, ticketView } from "../../support/queries/read-tickets.ts";
import { readUser } from "./user-view.ts";

/** The whole list in one page. */
const ALL = { page: 1, limit: 100_000, offset: 0 };
const MOST_MESSAGES = 10_000;

const ticketsOf = async ({ database: { db } }: App, userId: number): Promise<Schema<"TicketWithMessages">[]> => {
  const names = await db
    .select({ uuid: ticket.uuid })
    .from(ticket)
    .where(eq(ticket.userId, userId))
    .orderBy(asc(ticket.id));
  const tickets: Schema<"TicketWithMessages">[] = [];
  for (const { uuid } of names) {
    const row = await findTicket(db, userId, uuid);
    const { data: messages } = await readMessages(db, row.id, MOST_MESSAGES);
    tickets.push({ ...(await ticketView(db, row)), messages });
  }
  return tickets;
};

/** Everything that the portal holds about the caller, without codes, tokens and vouchers. */
export const personalData = async (
  app: App,
  caller: Caller,
  language: LanguageCode,
): Promise<Schema<"PersonalData">> => {
  const { db } = app.database;
  const now = app.clock.now();
  const user = await readUser(app, db, caller.userId);
  if (!user) throw new Problem("session_revoked");
  const points = await readHistory(db, caller, {}, ALL);
  const projects = await listProjects(db, { caller, now, language }, ALL, { createdBy: caller.userId });
  const orders = await listOrders(db, caller.companyId, ALL, { userId: caller.userId });
  const notifications = await db
    .select()
    .from(notification)
    .where(eq(notification.userId, caller.userId))
    .orderBy(desc(notification.createdAt), desc(notification.id));
  return {
    exported_at: now.toISOString(),
    user,
    company: user.company,
    points: points.data,
    projects: projects.data,
    orders: orders.data,
    notifications: notifications.map((row) => notificationView(row, language)),
    tickets: await ticketsOf(app, caller.userId),
  };
};
