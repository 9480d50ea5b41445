import type { EventEmitter } from "node:events";

import { busy } from "../../kernel/problem.ts";

/**
 * Most calls of one owner that run at a time. A read has two connections of the database while its caller is confirmed
 * beside it, so that one company has at most eight of the ten in a pool.
 */
export const MAX_RUNNING = 4;
/** Most calls of one owner that wait. */
export const MAX_WAITING = 100;
/** Seconds after which a refused call may be sent again. */
const RETRY_AFTER = 2;

/** More waiting calls than a page makes at once. */
const LONG_QUEUE = 10;
/** How long an owner counts as active after a call, in milliseconds. */
const ACTIVE = 1000;

/** Calls of each kind have places of their own. */
type Kind = "call" | "print";

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** The last call of the last two owners: for each owner, one of them is another owner's. */
const createLastCalls = (now: () => number) => {
  let newest = { owner: "", at: -Infinity };
  let before = newest;

  return {
    note: (owner: string): void => {
      if (owner !== newest.owner) before = newest;
      newest = { owner, at: now() };
    },
    isOtherActive: (owner: string): boolean => now() - (newest.owner === owner ? before : newest).at < ACTIVE,
  };
};

/**
 * Gives each owner a share of the calls that run at a time, first come, first served (REL-14). An owner with a long queue
 * has one place while others call: the process answers on one thread, and a call waits for all that others have begun.
 *
 * @param now milliseconds of any clock that does not go back
 */
export const createShares = (now: () => number = () => performance.now()) => {
  const shares = new Map<string, Share>();
  const leaves = new WeakMap<object, () => void>();
  const lastCalls = createLastCalls(now);

  const placesOf = (owner: string, { waiting }: Share): number =>
    waiting.length > LONG_QUEUE && lastCalls.isOtherActive(owner) ? 1 : MAX_RUNNING;

  /** Begins waiting calls for as long as there are places. */
  const beginNext = (owner: string, share: Share): void => {
    while (share.running < placesOf(owner, share)) {
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
   * @throws {Problem} `busy` when too many calls of the owner wait
   */
  const enter = (
    { owner, kind }: { readonly owner: string; readonly kind: Kind },
    request: object,
    response: Pick<EventEmitter, "once">,
  ): Promise<void> => {
    const key = `${kind} ${owner}`;
    const share = shares.get(key) ?? { running: 0, waiting: [] };
    if (share.waiting.length >= MAX_WAITING) throw busy(RETRY_AFTER);
    shares.set(key, share);
    lastCalls.note(owner);
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
        beginNext(owner, share);
        if (share.running === 0) shares.delete(key);
      };
      leaves.set(request, leave);
      // A caller who is gone, waiting or not.
      response.once("close", leave);
      share.waiting.push(begin);
      beginNext(owner, share);
    });
  };

  return {
    enter,
    /** Ends the call's share: its answer is ready, however long it takes to send. */
    leave: (request: object): void => leaves.get(request)?.(),
  };
};

export type Shares = ReturnType<typeof createShares>;
