import { and, desc, eq, ne } from "drizzle-orm";

import { inPage } from "../../db/sql/in-page.ts";

import { notification } from "../../db/schema/index.ts";
import { type Handler, ok } from "../../http/contract/handler.ts";
import { metaOf, pageOf } from "../../kernel/paging.ts";
import { Problem } from "../../kernel/problem.ts";
import { notificationView } from "./queries/notification-view.ts";

/** `GET /v1/notifications`: the caller's notifications, newest first. */
export const listNotifications: Handler<"listNotifications"> = async (
  { database },
  { query },
  { caller, language },
) => {
  const page = pageOf(query, 20);
  const mine = and(eq(notification.userId, caller.userId), query.mark ? eq(notification.mark, query.mark) : undefined);
  const [rows, total] = await database.read((db) =>
    Promise.all([
      inPage(db.select().from(notification).$dynamic(), {
        where: mine,
        orderBy: [desc(notification.createdAt), desc(notification.id)],
        page,
      }),
      db.$count(notification, mine),
    ]),
  );
  return ok({ data: rows.map((row) => notificationView(row, language)), meta: metaOf(page, total) });
};

const own = (uuid: string, userId: number) => and(eq(notification.uuid, uuid), eq(notification.userId, userId));

/** `GET /v1/notifications/{uuid}`: one of the caller's notifications; reading does not mark it. */
export const getNotification: Handler<"getNotification"> = async ({ database }, { path }, { caller, language }) => {
  const [row] = await database.read((db) => db.select().from(notification).where(own(path.uuid, caller.userId)));
  if (!row) throw new Problem("not_found");
  return ok(notificationView(row, language));
};

/** `PATCH /v1/notifications/{uuid}` */
export const updateNotification: Handler<"updateNotification"> = ({ database }, { path, body }, { caller, language }) =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .update(notification)
      .set({ mark: body.mark })
      .where(own(path.uuid, caller.userId))
      .returning();
    if (!row) throw new Problem("not_found");
    return ok(notificationView(row, language));
  });

/** `PATCH /v1/notifications`: marks the caller's unread notifications as read. */
export const updateAllNotifications: Handler<"updateAllNotifications"> = ({ database }, { body }, { caller }) =>
  database.transaction(async (tx) => {
    const marked = await tx
      .update(notification)
      .set({ mark: body.mark })
      .where(and(eq(notification.userId, caller.userId), ne(notification.mark, body.mark)))
      .returning({ id: notification.id });
    return ok({ updated: marked.length });
  });
