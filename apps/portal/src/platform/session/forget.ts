import type { SessionEnd } from "./session.ts";
import { RECORD_KEY } from "./tokens/session-store.ts";
import type { KeyValueStore } from "../storage/storage.ts";
import { keysOf } from "../storage/storage.ts";

const OURS = "lucarne.";

/**
 * What outlives a session on this device: the language, carts under their own user's key, and what belongs to no user:
 * the maintenance flag, the parts of the server, the sound of scanning and the next session's record (SES-24).
 */
const KEPT_KEYS = [
  /^lucarne\.language$/,
  /^lucarne\.cart\.[^.]+/,
  /^lucarne\.maintenance$/,
  /^lucarne\.scan-sound$/,
  /^lucarne\.server-parts$/,
];
const DRAFT = /^lucarne\.draft\.[^.]+/;

/** After these nothing that was typed may stay on a shared device. */
const FINAL: readonly (SessionEnd | undefined)[] = ["signed-out", "inactive"];

/**
 * Removes from local storage what the user of an ended session has left behind. Drafts stay under their user's key when
 * the session has only expired: nothing typed is lost by that (SES-21).
 */
export const forgetUser = (local: KeyValueStore, end: SessionEnd | undefined): void => {
  const stays = FINAL.includes(end) ? KEPT_KEYS : [...KEPT_KEYS, DRAFT];
  for (const key of keysOf(local)) {
    if (key.startsWith(OURS) && key !== RECORD_KEY && !stays.some((pattern) => pattern.test(key)))
      local.removeItem(key);
  }
};

/** Scans that are not stored on the device: like those that are, they are sent in their user's next session (SCAN-14). */
const SCANS = "lucarne.scans.";

/** Removes what is ours from this tab's own storage, except scans. */
export const forgetTab = (tab: KeyValueStore): void => {
  for (const key of keysOf(tab)) if (key.startsWith(OURS) && !key.startsWith(SCANS)) tab.removeItem(key);
};
