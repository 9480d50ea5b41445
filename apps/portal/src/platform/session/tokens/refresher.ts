import { ApiError, isMaintenance, TimeoutError } from "@lucarne/api-client/errors";
import type { SessionStore } from "./session-store.ts";
import type { TokenAnswer, TokenRecord } from "../session.ts";
import { toRecord } from "../session.ts";

/**
 * How an attempt to renew a session's tokens ended: the record is newer now (by this tab or by another one), the
 * server refused it, the server is in maintenance, nothing was decided, or the session had ended meanwhile.
 */
export type RefreshOutcome =
  | { readonly kind: "renewed"; readonly record: TokenRecord }
  | { readonly kind: "refused"; readonly why: "expired" | "inactive" }
  | { readonly kind: "maintenance" }
  | { readonly kind: "unanswered"; readonly error: unknown }
  | { readonly kind: "gone" };

/** Renews the tokens of a record; one attempt at a time in this tab and, where the browser can, in all tabs. */
export type Refresher = (used: TokenRecord) => Promise<RefreshOutcome>;

/** Runs a task while no other tab runs one (the Web Locks API). */
export type RunAlone = <T>(task: () => Promise<T>) => Promise<T>;

type Parts = {
  store: SessionStore;
  /** The refresh call with the key of this renewal; throws as the API client does. */
  request: (record: TokenRecord, key: string) => Promise<TokenAnswer>;
  /** A key that nobody can guess. */
  newKey: () => string;
  runAlone: RunAlone;
  /** Resolves after a time in milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Whether the device has a network at all. */
  isOnline: () => boolean;
  now: () => number;
};

/** A browser without Web Locks may see another tab's refresh win: its record is given this long to arrive. */
const OTHER_TAB_GRACE = 500;

/**
 * Times before the call is repeated when its connection broke, in milliseconds. The server may have renewed the tokens
 * and the answer was lost: a server that does not know the key gives the same ones again for ten seconds only (SEC-6).
 */
const REPEATS = [500, 1500, 3000];

/** The connection broke, and the server may have had the call. A call that took too long is not repeated: its caller waits. */
const isBroken = (error: unknown): boolean => !(error instanceof ApiError) && !(error instanceof TimeoutError);

export const createRefresher = ({ store, request, newKey, runAlone, wait, isOnline, now }: Parts): Refresher => {
  /** What another tab has done to the record since it was used; `undefined` when it is still the same. */
  const changedMeanwhile = (used: TokenRecord): RefreshOutcome | undefined => {
    const stored = store.record();
    if (stored?.session !== used.session) return { kind: "gone" };

    return stored.token === used.token ? undefined : { kind: "renewed", record: stored };
  };

  /**
   * The key of the record's renewal. It is stored before the call: when the answer is lost, a later try repeats the call,
   * also on a page that is opened after it, and gets the tokens that the server has made (SES-8).
   */
  const keyOf = (used: TokenRecord): string => {
    const record = store.record() ?? used;
    if (record.renewal !== undefined) return record.renewal;
    const renewal = newKey();
    store.save({ ...record, renewal });

    return renewal;
  };

  const tryOnce = async (used: TokenRecord): Promise<RefreshOutcome> => {
    store.reread();
    const changed = changedMeanwhile(used);
    if (changed) return changed;
    try {
      const answer = await request(used, keyOf(used));
      // The user signed out during the call: the new tokens are dropped.
      if (store.record()?.session !== used.session) return { kind: "gone" };
      const record = toRecord(answer, used.session, now());
      store.save(record);

      return { kind: "renewed", record };
    } catch (error) {
      if (isMaintenance(error)) return { kind: "maintenance" };
      // A busy server, or a proxy that cannot reach its server.
      if (!(error instanceof ApiError) || error.status === 503) return { kind: "unanswered", error };
      await wait(OTHER_TAB_GRACE);
      store.reread();

      // Only a record that no other tab has renewed is refused; the loser of a race adopts the winner's.
      return (
        changedMeanwhile(used) ?? {
          kind: "refused",
          why: error.code === "account_inactive" ? "inactive" : "expired",
        }
      );
    }
  };

  const attempt = async (used: TokenRecord): Promise<RefreshOutcome> => {
    let outcome = await tryOnce(used);
    for (const pause of REPEATS) {
      if (outcome.kind !== "unanswered" || !isBroken(outcome.error) || !isOnline()) break;
      await wait(pause);
      outcome = await tryOnce(used);
    }

    return outcome;
  };

  const running = new Map<string, Promise<RefreshOutcome>>();

  return (used) => {
    const shared = running.get(used.session);
    if (shared) return shared;
    const started = runAlone(() => attempt(used)).finally(() => running.delete(used.session));
    running.set(used.session, started);

    return started;
  };
};
