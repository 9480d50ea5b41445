import type { Notification, NotificationList } from "@lucarne/api-client/queries/notifications";

/** A notification as it is once it was read. */
export const asRead = (notification: Notification): Notification => ({ ...notification, mark: "read" });

/** A page of the list with one notification read. */
export const listWithRead = (list: NotificationList, uuid: string): NotificationList => ({
  ...list,
  data: list.data.map((one) => (one.uuid === uuid ? asRead(one) : one)),
});

/** The answer that the bell counts by, with one unread notification less. */
export const withOneUnreadLess = (list: NotificationList): NotificationList => ({
  ...list,
  meta: { ...list.meta, total: Math.max(0, list.meta.total - 1) },
});
