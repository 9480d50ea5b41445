import type { EventEmitter } from "node:events";

import { busy } from "../../kernel/problem.ts";

/**
 * Most calls of one key that run at a time. A read has two connections of the database while its caller is confirmed
 * beside it, so that one company has at most eight of the ten in a pool.
 */
export const MAX_RUNNING = 4;
/** Most calls of one key that wait. */
export const MAX_WAITING = 100;
/** Seconds after which a refused call may be sent again. */
const RETRY_AFTER = 2;

/** A key with more waiting calls than a page makes at once loads the process by its own. */
const LONG_QUEUE = 10;
/** How long a call of another key counts as company, in milliseconds. */
const BESIDE = 1000;

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** When keys were last active: of the newest two, because the other one is wanted for each of them. */
const createLastCalls = (now: () => number) => {
  let newest = { key: "", at: -Infinity };
  let before = newest;

  return {
    note: (key: string): void => {
      if (key !== newest.key) before = newest;
      newest = { key, at: now() };
    },
    isOtherActive: (key: string): boolean => now() - (newest.key === key ? before : newest).at < BESIDE,
  };
};

/**
 * Gives each key a share of the calls that run at a time, first come, first served (REL-14). A key with a long queue has
 * one place while other keys call: the process answers on one thread, and a call waits for all that others have begun.
 *
 * @param now milliseconds of any clock that does not go back
 */
export const createShares = (now: () => number = () => performance.now()) => {
  const shares = new Map<string, Share>();
  const leaves = new WeakMap<object, () => void>();
  const lastCalls = createLastCalls(now);

  const placesOf = (key: string, { waiting }: Share): number =>
    waiting.length > LONG_QUEUE && lastCalls.isOtherActive(key) ? 1 : MAX_RUNNING;

  /** Begins waiting calls for as long as there are places. */
  const beginNext = (key: string, share: Share): void => {
    while (share.running < placesOf(key, share)) {
      const begin = share.waiting.shift();
      if (!begin) return;
      begin();
    }
  };

  /**
   * Resolves when the call may run.
   *
   * @param request stands for the call
   * @param response is closed when the caller is gone
   * @throws {Problem} `busy` when too many calls of the key wait
   */
  const enter = (key: string, request: object, response: Pick<EventEmitter, "once">): Promise<void> => {
    const share = shares.get(key) ?? { running: 0, waiting: [] };
    if (share.waiting.length >= MAX_WAITING) throw busy(RETRY_AFTER);
    shares.set(key, share);
    lastCalls.note(key);
    return new Promise((resolve) => {
      let hasBegun = false;
      const begin = (): void => {
        hasBegun = true;
        share.running += 1;
        resolve();
      };
      const leave = (): void => {
        if (!leaves.delete(request)) return;
        if (hasBegun) share.running -= 1;
        else share.waiting.splice(share.waiting.indexOf(begin), 1);
        beginNext(key, share);
        if (share.running === 0) shares.delete(key);
      };
      leaves.set(request, leave);
      // A caller who is gone, waiting or not.
      response.once("close", leave);
      share.waiting.push(begin);
      beginNext(key, share);
    });
  };

  return {
    enter,
    /** Ends the call's share: its answer is ready, however long it takes to send. */
    leave: (request: object): void => leaves.get(request)?.(),
  };
};

export type Shares = ReturnType<typeof createShares>;
