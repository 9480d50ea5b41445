import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Card } from "@lucarne/ui/card";
import { list } from "./notification-list.css.ts";
import { NotificationRow } from "./notification-row.tsx";

type NotificationListProps = {
  notifications: readonly Notification[];
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
};

/** A page of notifications. */
export const NotificationList = ({ notifications, now }: NotificationListProps) => (
  <Card padding="none" as="ul" className={list}>
    {notifications.map((notification) => (
      <NotificationRow key={notification.uuid} notification={notification} now={now} />
    ))}
  </Card>
);
