import { queryKeys } from "@lucarne/api-client/queries/keys";
import { markNotification } from "@lucarne/api-client/queries/notifications";
import { createMessage, messagesQuery } from "@lucarne/api-client/queries/support";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newKey } from "../../../platform/security/new-key.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { type Unsent, withoutUnsent, withUnsent } from "../unsent/unsent.ts";
import { useChatDraft } from "../unsent/use-chat-draft.ts";
import { useUnreadReplies } from "../list/use-unread-replies.ts";

/**
 * Where the unread answers of a chat begin in this visit. Reading the chat marks their notifications as read; an emulated
 * session changes nothing (SES-19).
 */
const useUnreadSince = (ticketUuid: string, isLoaded: boolean): string | undefined => {
  const queryClient = useQueryClient();
  const emulated = useSession().kind === "emulated";
  const unread = useUnreadReplies().of(ticketUuid);
  const [since, setSince] = useState<string>();
  const first = unread.at(-1)?.created_at;
  if (since === undefined && first !== undefined) setSince(first);

  const markAll = useEffectEvent(async () => {
    await Promise.allSettled(unread.map(({ uuid }) => markNotification(api, uuid, "read")));
    await queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all });
  });
  const names = unread.map(({ uuid }) => uuid).join();

  useEffect(() => {
    if (names !== "" && isLoaded && !emulated) void markAll();
  }, [names, isLoaded, emulated]);

  return since;
};

/** A chat: its messages, what is new, the draft, and sending with what has failed to be sent. */
export const useConversation = (ticketUuid: string) => {
  const queryClient = useQueryClient();
  const query = useQuery(messagesQuery(api, ticketUuid));
  const { draft, change } = useChatDraft(ticketUuid);
  const since = useUnreadSince(ticketUuid, query.data !== undefined);
  const [sending, setSending] = useState<string>();

  // A new message changes the chat's status and its place in the list, and an answer comes with a notification.
  const last = query.data?.at(-1)?.uuid;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (last === undefined) return;
    if (seen.current !== undefined && seen.current !== last) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.support.ticket(ticketUuid) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.support.lists });
      void queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all });
    }
    seen.current = last;
  }, [last, queryClient, ticketUuid]);

  const { start, error } = useAction({
    run: async ({ key, text }: Unsent) => {
      setSending(key);
      try {
        const sent = await createMessage(api, ticketUuid, text, key);
        queryClient.setQueryData(
          messagesQuery(api, ticketUuid).queryKey,
          (list) =>
            // It may have come with the last look at the chat already.
            list && { ...list, data: [...list.data.filter(({ uuid }) => uuid !== sent.uuid), sent] },
        );
        change((newest) => withoutUnsent(newest, key));
      } finally {
        setSending(undefined);
      }
    },
  });

  return {
    query,
    since,
    text: draft.text,
    type: (text: string) => change((newest) => ({ ...newest, text })),
    /** Messages that are being sent or were not sent, oldest first. */
    unsent: draft.unsent,
    /** Key of the message that is being sent. */
    sending,
    /** Why the last message was not sent. */
    error,
    send: () => {
      const message: Unsent = { key: newKey(), text: draft.text.trim() };
      change((newest) => withUnsent(newest, message));
      void start(message);
    },
    sendAgain: (message: Unsent) => void start(message),
    discard: ({ key }: Unsent) => change((newest) => withoutUnsent(newest, key)),
  };
};
