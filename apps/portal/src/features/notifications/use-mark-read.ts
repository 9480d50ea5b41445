import {
  markNotification,
  type Notification,
  type NotificationList,
  notificationQuery,
  unreadCountQuery,
} from "@lucarne/api-client/queries/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../platform/session/portal-api.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { asRead, listWithRead, withOneUnreadLess } from "./marks.ts";

const LISTS = { queryKey: ["notifications", "list"] };

/**
 * Marks an unread notification as read because it is being read: once, at once for the eye, and in
 * silence when it fails (NOTE-2). An emulated visit leaves the mark alone (SES-19).
 */
export const useMarkRead = (notification: Notification | undefined) => {
  const queryClient = useQueryClient();
  const emulated = useSession().kind === "emulated";
  const marked = useRef<string>(undefined);

  useEffect(() => {
    if (emulated || notification?.mark !== "unread" || marked.current === notification.uuid) return;
    const { uuid } = notification;
    marked.current = uuid;
    const unread = unreadCountQuery(api).queryKey;
    queryClient.setQueryData(notificationQuery(api, uuid).queryKey, asRead(notification));
    queryClient.setQueryData<NotificationList>(unread, (list) => list && withOneUnreadLess(list));
    queryClient.setQueriesData<NotificationList>(LISTS, (list) => list && listWithRead(list, uuid));
    markNotification(api, uuid, "read")
      .catch(() => undefined)
      .finally(() => {
        void queryClient.invalidateQueries({ queryKey: unread });
        // What it is left out of is asked for anew: the unread ones, and their pages.
        void queryClient.invalidateQueries(LISTS);
      });
  }, [emulated, notification, queryClient]);
};
