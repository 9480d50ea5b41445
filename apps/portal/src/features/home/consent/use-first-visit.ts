import { readUserOptions, writeUserOptions } from "@lucarne/api-client/json-text";
import type { User } from "@lucarne/api-client/queries/account";
import { useEffect } from "react";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { updateCurrentUser } from "../../../platform/session/user/update-current-user.ts";
import { useSession } from "../../../platform/session/use-session.ts";

const KEY = "lucarne.first-visit";

/**
 * Whether this is the user's first visit. That it was is written at once, and only once; in this tab it stays the first
 * one until sign-out (PRM-15). An emulated session writes nothing.
 */
export const useFirstVisit = ({ uuid, options }: User): boolean => {
  const { kind } = useSession();
  const { firstTime } = readUserOptions(options);

  useEffect(() => {
    if (kind !== "own" || !firstTime || tabStore.getItem(KEY) === uuid) return;
    tabStore.setItem(KEY, uuid);
    // When saving fails, the next visit counts as the first one again, so no error is shown.
    updateCurrentUser(() => ({ options: writeUserOptions({ firstTime: false }) })).catch(() => undefined);
  }, [firstTime, kind, uuid]);

  return firstTime || tabStore.getItem(KEY) === uuid;
};
