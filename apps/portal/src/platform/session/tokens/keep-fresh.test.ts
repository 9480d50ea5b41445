import { MINUTE } from "@lucarne/api-client/durations";
import { expect, it, vi } from "vitest";
import { keepFresh } from "./keep-fresh.ts";
import type { RefreshOutcome } from "./refresher.ts";
import type { TokenRecord } from "../session.ts";
import { createSessionStore } from "./session-store.ts";
import { memoryStore } from "../../storage/storage.ts";
import { recordFor } from "./testing/tabs.ts";

const setUp = (outcome: (record: TokenRecord) => RefreshOutcome, minutes = 60) => {
  const store = createSessionStore(memoryStore(), memoryStore());
  store.save(recordFor(minutes));
  const refresh = vi.fn(async (record: TokenRecord) => {
    const result = outcome(record);
    if (result.kind === "renewed") store.save(result.record);

    return result;
  });
  let time = 0;
  let timer: { at: number; task: () => void } | undefined;
  let lookAgain: () => void = () => undefined;
  const stop = keepFresh(store, refresh, {
    now: () => time,
    setTimer: (task, milliseconds) => {
      timer = { at: time + milliseconds, task };

      return 1;
    },
    clearTimer: () => {
      timer = undefined;
    },
    onReturn: (task) => {
      lookAgain = task;

      return () => undefined;
    },
  });
  /** Lets time pass; timers fire unless the tab sleeps. */
  const pass = async (milliseconds: number, asleep = false) => {
    const until = time + milliseconds;
    const due = () => (!asleep && timer && timer.at <= until ? timer : undefined);
    for (let next = due(); next; next = due()) {
      timer = undefined;
      time = Math.max(next.at, time);
      next.task();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    time = until;
  };

  return { store, refresh, pass, stop, lookAgain: () => lookAgain(), pending: () => timer };
};

const renewedTo = (minutes: number) => (): RefreshOutcome => ({
  kind: "renewed",
  record: recordFor(minutes, "access-2"),
});

it("refreshes ten minutes before the end, not earlier", async () => {
  const { pass, refresh } = setUp(renewedTo(110));
  await pass(49 * MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  await pass(MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("refreshes when a tab that slept past the time is looked at again", async () => {
  const { lookAgain, pass, refresh } = setUp(renewedTo(110));
  await pass(55 * MINUTE, true);
  lookAgain();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("without an answer it tries again every half minute and keeps the session past its end", async () => {
  const { pass, refresh, store } = setUp(() => ({ kind: "unanswered", error: new TypeError("offline") }), 5);
  await pass(10 * MINUTE);
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(19);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(21);
  expect(store.get().kind).toBe("own");
});

it("does not hammer a server whose tokens live shorter than ten minutes", async () => {
  const { pass, refresh } = setUp(renewedTo(5), 5);
  await pass(2 * MINUTE);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(5);
});

it("ends the session when the server refuses", async () => {
  const { pass, store } = setUp(() => ({ kind: "refused", why: "expired" }), 5);
  await pass(1);
  expect([store.get().kind, store.lastEnd()]).toEqual(["none", "expired"]);
});

it("leaves no timer behind after a sign-out", () => {
  const { pending, store } = setUp(renewedTo(110));
  expect(pending()).toBeDefined();
  store.end("signed-out");
  expect(pending()).toBeUndefined();
});
