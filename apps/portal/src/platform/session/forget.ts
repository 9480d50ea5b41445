import type { SessionEnd } from "./session.ts";
import type { KeyValueStore } from "../storage/storage.ts";
import { keysOf } from "../storage/storage.ts";

const OURS = "lucarne.";

/**
 * What outlives a session on this device: the language, carts under their own user's key, and what belongs to no user:
 * the maintenance flag, the parts of the server, the sound of scanning and the next session's record (SES-24).
 */
const KEPT = /^lucarne\.(language$|cart\.[^.]|maintenance$|scan-sound$|server-parts$|session$)/;

/** What was typed, and which checkout was open: it names nobody, and the user comes back to it. */
const DRAFT = /^lucarne\.(draft\.[^.]|checkout$)/;

/** Scans that are not stored on the device: like those that are, they are sent in their user's next session (SCAN-14). */
const SCANS = /^lucarne\.scans\./;

/** After these nothing that was typed may stay on a shared device. */
const FINAL: readonly (SessionEnd | undefined)[] = ["signed-out", "inactive"];

const remove = (store: KeyValueStore, stays: readonly RegExp[]): void => {
  for (const key of keysOf(store))
    if (key.startsWith(OURS) && !stays.some((pattern) => pattern.test(key))) store.removeItem(key);
};

/**
 * Removes from local storage what the user of an ended session has left behind. Drafts stay under their user's key when
 * the session has only expired: nothing typed is lost by that (SES-21).
 */
export const forgetUser = (local: KeyValueStore, end: SessionEnd | undefined): void =>
  remove(local, FINAL.includes(end) ? [KEPT] : [KEPT, DRAFT]);

/**
 * Removes what is ours from this tab's own storage, except scans. When the session has only expired, drafts and the orders
 * without an answer stay: with another key the same order would be placed twice (CHK-15).
 */
export const forgetTab = (tab: KeyValueStore, end?: SessionEnd): void =>
  remove(tab, end === "expired" ? [SCANS, DRAFT] : [SCANS]);
