import { RECORD_KEY } from "./session-store.ts";
import type { KeyValueStore } from "../storage/storage.ts";
import { keysOf } from "../storage/storage.ts";

const OURS = "lucarne.";

/**
 * What outlives a sign-out on this device: the language, carts and drafts under their own user's key, and what
 * belongs to no user: the maintenance flag and the next session's record (SES-24).
 */
const STAYS = [
  /^lucarne\.language$/,
  /^lucarne\.(cart|draft)\.[^.]+/,
  /^lucarne\.maintenance$/,
  /^lucarne\.scan-sound$/,
];

/** Removes from local storage what the user of an ended session has left behind. */
export const forgetUser = (local: KeyValueStore): void => {
  for (const key of keysOf(local)) {
    if (key.startsWith(OURS) && key !== RECORD_KEY && !STAYS.some((pattern) => pattern.test(key)))
      local.removeItem(key);
  }
};

/** Removes everything of ours from this tab's own storage. */
export const forgetTab = (tab: KeyValueStore): void => {
  for (const key of keysOf(tab)) if (key.startsWith(OURS)) tab.removeItem(key);
};
