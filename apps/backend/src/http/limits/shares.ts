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

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** Gives each key a share of the calls that run at a time, first come, first served (REL-14). */
export const createShares = () => {
  const shares = new Map<string, Share>();
  const leaves = new WeakMap<object, () => void>();

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
        if (share.running < MAX_RUNNING) share.waiting.shift()?.();
        if (share.running === 0) shares.delete(key);
      };
      leaves.set(request, leave);
      // A caller who is gone, waiting or not.
      response.once("close", leave);
      if (share.running < MAX_RUNNING) begin();
      else share.waiting.push(begin);
    });
  };

  return {
    enter,
    /** Ends the call's share: its answer is ready, however long it takes to send. */
    leave: (request: object): void => leaves.get(request)?.(),
  };
};

export type Shares = ReturnType<typeof createShares>;
