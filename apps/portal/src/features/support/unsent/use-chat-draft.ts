import { useCallback, useState } from "react";
import { localStore, tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { type ChatDraft, EMPTY_DRAFT, readDraft, writeDraft } from "./unsent.ts";

/**
 * The draft of one chat, kept on this device under the user's own key until sign-out (SUP-7, SES-21); in an emulated
 * session in this tab alone.
 */
export const useChatDraft = (ticketUuid: string) => {
  const user = useCurrentUser();
  const store = useSession().kind === "emulated" ? tabStore : localStore;
  const key = user && draftKey(user.uuid, `chat.${ticketUuid}`);
  const [state, setState] = useState<{ key: string | undefined; draft: ChatDraft }>({
    key: undefined,
    draft: EMPTY_DRAFT,
  });
  // The chat or the user has changed.
  if (state.key !== key) setState({ key, draft: key === undefined ? EMPTY_DRAFT : readDraft(store.getItem(key)) });

  const change = useCallback(
    (next: (draft: ChatDraft) => ChatDraft) => {
      if (key === undefined) return;
      const draft = next(readDraft(store.getItem(key)));
      const stored = writeDraft(draft);
      if (stored === undefined) store.removeItem(key);
      else store.setItem(key, stored);
      setState((before) => (before.key === key ? { key, draft } : before));
    },
    [key, store],
  );

  return { draft: state.key === key ? state.draft : EMPTY_DRAFT, change };
};
