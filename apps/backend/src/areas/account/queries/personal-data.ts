import type { LanguageCode } from "@lucarne/api-client/languages";
import { asc, desc, eq } from "drizzle-orm";

import type { App } from "../../../app.ts";
import type { Db } from "../../../db/client.ts";
import { notification, ticket } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { notificationView } from "../../notifications/queries/notification-view.ts";
import { listOrders } from "../../orders/queries/read-orders.ts";
import { readHistory } from "../../points/queries/history.ts";
import { listProjects } from "../../projects/queries/read-projects.ts";
import { readMessages, readTicket } from "../../support/queries/read-tickets.ts";
import { readUser } from "./user-view.ts";

/** The whole list in one page. */
const ALL = { page: 1, limit: 100_000, offset: 0 };
const MAX_MESSAGES = 10_000;

const ticketsOf = async (db: Db, userId: number): Promise<Schema<"TicketWithMessages">[]> => {
  const names = await db
    .select({ uuid: ticket.uuid })
    .from(ticket)
    .where(eq(ticket.userId, userId))
    .orderBy(asc(ticket.id));
  return Promise.all(
    names.map(async ({ uuid }) => {
      const [view, { data: messages }] = await Promise.all([
        readTicket(db, userId, uuid),
        readMessages(db, userId, uuid, MAX_MESSAGES),
      ]);
      return { ...view, messages };
    }),
  );
};

/** Everything that the portal holds about the caller, without codes, tokens and vouchers. */
export const personalData = async (
  app: App,
  caller: Caller,
  language: LanguageCode,
): Promise<Schema<"PersonalData">> => {
  const now = app.clock.now();
  const [user, points, projects, orders, notifications, tickets] = await app.database.read((db) =>
    Promise.all([
      readUser(app, db, caller.userId),
      readHistory(db, caller, {}, ALL),
      listProjects(db, { caller, now, language }, ALL, { createdBy: caller.userId }),
      listOrders(db, caller.companyId, ALL, { userId: caller.userId }),
      db
        .select()
        .from(notification)
        .where(eq(notification.userId, caller.userId))
        .orderBy(desc(notification.createdAt), desc(notification.id)),
      ticketsOf(db, caller.userId),
    ]),
  );
  if (!user) throw new Problem("session_revoked");
  return {
    exported_at: now.toISOString(),
    user,
    company: user.company,
    points: points.data,
    projects: projects.data,
    orders: orders.data,
    notifications: notifications.map((row) => notificationView(row, language)),
    tickets,
  };
};
