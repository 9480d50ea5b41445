import { CURRENT_USER_INTERVAL } from "@lucarne/api-client/queries/account";
import { type Notification, notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/session/portal-api.ts";

/** The unread notifications of answers, by chat (SUP-8). Only the newest page of them is looked at. */
export const useUnreadReplies = () => {
  const { data } = useQuery({ ...notificationsQuery(api, 1, "unread"), refetchInterval: CURRENT_USER_INTERVAL });

  return {
    /** Those of one chat, newest first. */
    of: (ticketUuid: string): readonly Notification[] =>
      data?.data.filter(({ meta, mark }) => mark === "unread" && meta.ticket_uuid === ticketUuid) ?? [],
  };
};
