import { queryKeys } from "@lucarne/api-client/queries/keys";
import {
  markNotification,
  type Notification,
  type NotificationList,
  notificationQuery,
  unreadCountQuery,
} from "@lucarne/api-client/queries/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "../../../platform/session/portal-api.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { rollBack } from "../../../shared/query/roll-back.ts";
import { asRead, listWithRead, withOneUnreadLess } from "./marks.ts";

/**
 * Marks an unread notification as read when it is opened: once, in the cache before the server answers, and without a
 * message when it fails (NOTE-2). An emulated session changes nothing (SES-19).
 */
export const useMarkRead = (notification: Notification | undefined) => {
  const queryClient = useQueryClient();
  const emulated = useSession().kind === "emulated";
  const marked = useRef<string>(undefined);

  const { start } = useAction({
    run: ({ uuid }: Notification) => markNotification(api, uuid, "read"),
    optimistic: (opened) => {
      const undo = rollBack(queryClient, queryKeys.notifications.all);
      queryClient.setQueryData(notificationQuery(api, opened.uuid).queryKey, asRead(opened));
      queryClient.setQueryData<NotificationList>(
        unreadCountQuery(api).queryKey,
        (list) => list && withOneUnreadLess(list),
      );
      queryClient.setQueriesData<NotificationList>(
        { queryKey: queryKeys.notifications.lists },
        (list) => list && listWithRead(list, opened.uuid),
      );

      return undo;
    },
    // The lists of unread ones lose an entry: which pages change is up to the server.
    invalidates: [queryKeys.notifications.unread, queryKeys.notifications.lists],
  });

  const mark = useEffectEvent((opened: Notification) => {
    if (emulated || opened.mark !== "unread" || marked.current === opened.uuid) return;
    marked.current = opened.uuid;
    void start(opened);
  });

  useEffect(() => {
    if (notification) mark(notification);
  }, [notification]);
};
