import { isObject } from "@lucarne/api-client/is-object";
import { parseJson } from "@lucarne/api-client/parse-json";
import type { Session, SessionEnd, TokenRecord } from "../session.ts";
import { sessionName } from "../session.ts";
import type { KeyValueStore } from "../../storage/storage.ts";
import { createListeners } from "../../store/listeners.ts";

export const RECORD_KEY = "lucarne.session";
export const EMULATION_KEY = "lucarne.emulation";
/** Set and removed again when a session ends: its storage event gives other tabs the reason. */
export const END_KEY = "lucarne.session-end";

type Change = { readonly session: Session; readonly previous: Session };

/**
 * The one place where tokens are kept: the record in local storage (SES-1), an emulated token in session
 * storage, where it hides the record from this tab and leaves it alone (SES-16).
 */
export type SessionStore = {
  /** The session of this tab; the same object until it changes. */
  get: () => Session;
  /** The stored record, emulated or not. */
  record: () => TokenRecord | undefined;
  save: (record: TokenRecord) => void;
  /** Ends the session of this tab: an emulated one alone, else the record for every tab. */
  end: (why: SessionEnd) => void;
  emulate: (token: string) => void;
  /** Why the last session ended, until the next begins. */
  lastEnd: () => SessionEnd | undefined;
  /** Looks again what is stored, because another tab stored something or the page is back from the browser's cache. */
  reread: (stored?: Pick<StorageEvent, "key" | "newValue">) => void;
  subscribe: (listener: (change: Change) => void) => () => void;
};

/** What a call can carry in its header. */
const isToken = (value: unknown): value is string => typeof value === "string" && /^[\u0021-\u007e]+$/.test(value);

/** A moment in epoch milliseconds that a date can hold. */
const isMoment = (value: unknown): value is number =>
  typeof value === "number" && !Number.isNaN(new Date(value).getTime());

/**
 * The record of a stored text; `undefined` for none and for anything that no call can be made with: every call
 * would look unanswered.
 */
const parse = (text: string | null): TokenRecord | undefined => {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { token, refresh_token, expiresAt, session = "", renewal } = value;
  if (!isToken(token) || !isToken(refresh_token) || !isMoment(expiresAt) || typeof session !== "string")
    return undefined;

  return { token, refresh_token, expiresAt, session, ...(isToken(renewal) && { renewal }) };
};

/** Reasons that every tab shows: the user did not cause them. */
const UNASKED: readonly SessionEnd[] = ["expired", "inactive"];

export const createSessionStore = (local: KeyValueStore, tab: KeyValueStore): SessionStore => {
  const { subscribe, notify } = createListeners<[Change]>();
  let end: SessionEnd | undefined;
  /** Why another tab is ending the session that this one still has. */
  let toldEnd: SessionEnd | undefined;

  const read = (): Session => {
    const emulated = tab.getItem(EMULATION_KEY);
    if (isToken(emulated)) return { kind: "emulated", token: emulated };
    const record = parse(local.getItem(RECORD_KEY));

    return record ? { kind: "own", record } : { kind: "none" };
  };

  let current = read();

  const change = (why: SessionEnd) => {
    const previous = current;
    const session = read();
    if (JSON.stringify(session) === JSON.stringify(previous)) return;
    current = session;
    if (sessionName(session) !== sessionName(previous)) {
      end = session.kind === "none" ? why : undefined;
      toldEnd = undefined;
    }
    notify({ session, previous });
  };

  return {
    get: () => current,
    record: () => parse(local.getItem(RECORD_KEY)),
    save: (record) => {
      local.setItem(RECORD_KEY, JSON.stringify(record));
      change("elsewhere");
    },
    end: (why) => {
      if (current.kind === "emulated") tab.removeItem(EMULATION_KEY);
      else {
        local.setItem(END_KEY, why);
        local.removeItem(RECORD_KEY);
        local.removeItem(END_KEY);
      }
      change(why);
    },
    emulate: (token) => {
      tab.setItem(EMULATION_KEY, token);
      change("elsewhere");
    },
    lastEnd: () => end,
    reread: (stored) => {
      if (stored?.key === END_KEY) toldEnd = UNASKED.find((why) => why === stored.newValue) ?? toldEnd;
      change(toldEnd ?? "elsewhere");
    },
    subscribe,
  };
};
