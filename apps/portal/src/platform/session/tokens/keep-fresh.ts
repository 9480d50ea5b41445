import type { Refresher } from "./refresher.ts";
import type { SessionStore } from "./session-store.ts";
import { REFRESH_THRESHOLD, needsRefresh } from "../session.ts";

/** Clock, timers and events of the browser, replaced in tests. */
export type Surroundings = {
  now: () => number;
  setTimer: (task: () => void, milliseconds: number) => number;
  clearTimer: (timer: number) => void;
  /** Calls back when the page is looked at again or the network returns; returns a function that stops it. */
  onReturn: (task: () => void) => () => void;
};

/** Least time between two attempts: after no answer, and with a server whose tokens are valid for less than the threshold. */
const RETRY_INTERVAL = 30_000;
/** Timers longer than this overflow and fire at once. */
export const MAX_TIMER = 2 ** 31 - 1;

/**
 * Renews the session's tokens ten minutes before they expire, as long as the tab is open (SES-4): by timer,
 * and when the tab becomes visible again, because timers stop in a sleeping tab. A refusal ends the session.
 */
export const keepFresh = (store: SessionStore, refresh: Refresher, around: Surroundings): (() => void) => {
  let timer: number | undefined;
  let notBefore = 0;

  const plan = () => {
    if (timer !== undefined) around.clearTimer(timer);
    timer = undefined;
    const session = store.get();
    if (session.kind !== "own") return;
    // One millisecond past the threshold: "under ten minutes" has to be true then.
    const due = Math.max(session.record.expiresAt - REFRESH_THRESHOLD + 1, notBefore);
    timer = around.setTimer(check, Math.min(Math.max(due - around.now(), 0), MAX_TIMER));
  };

  function check() {
    const session = store.get();
    if (session.kind !== "own" || !needsRefresh(session.record, around.now())) {
      plan();

      return;
    }
    notBefore = around.now() + RETRY_INTERVAL;
    void refresh(session.record).then((outcome) => {
      if (outcome.kind === "refused") store.end(outcome.why);
      else plan();
    });
  }

  const stopFollowing = store.subscribe(plan);
  const stopListening = around.onReturn(check);
  plan();

  return () => {
    if (timer !== undefined) around.clearTimer(timer);
    stopFollowing();
    stopListening();
  };
};
