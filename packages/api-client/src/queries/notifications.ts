import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Notification = Schemas["Notification"];
export type NotificationList = Schemas["NotificationList"];
export type NotificationMark = Schemas["NotificationMark"];

/** Notifications on a page (API-10). */
const NOTIFICATIONS_PER_PAGE = 20;

/** A page of the user's notifications, newest first; with `mark` of those alone. */
export const notificationsQuery = (client: ApiClient, page: number, mark?: NotificationMark) =>
  queryOptions({
    queryKey: queryKeys.notifications.list(page, mark ?? null),
    queryFn: ({ signal }) => {
      const query = { page, limit: NOTIFICATIONS_PER_PAGE, mark };
      return answerOf(client.GET("/v1/notifications", { params: { query }, signal }));
    },
  });

/** How many notifications are unread, for the bell (NOTE-3). */
export const unreadCountQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.notifications.unread,
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/notifications", { params: { query: { mark: "unread", page: 1, limit: 1 } }, signal })),
    select: (list: NotificationList) => list.meta.total,
  });

/** One notification, also when the loaded pages do not hold it. */
export const notificationQuery = (client: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: queryKeys.notifications.item(uuid),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/notifications/{uuid}", { params: { path: { uuid } }, signal })),
  });

/** Marks a notification. */
export const markNotification = (client: ApiClient, uuid: string, mark: NotificationMark): Promise<Notification> =>
  answerOf(client.PATCH("/v1/notifications/{uuid}", { params: { path: { uuid } }, body: { mark } }));

/** Marks all of the user's notifications as read; gives how many were unread. */
export const markAllNotifications = async (client: ApiClient): Promise<number> =>
  (await answerOf(client.PATCH("/v1/notifications", { body: { mark: "read" } }))).updated;
