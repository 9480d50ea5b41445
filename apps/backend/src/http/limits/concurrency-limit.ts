import type { EventEmitter } from "node:events";

import { busy } from "../../kernel/problem.ts";

/**
 * Most calls of one owner that run at a time. A read has two connections of the database while its caller is confirmed
 * beside it, so that one company has at most eight of the ten in a pool.
 */
export const MAX_RUNNING = 4;
/** Most uploads of all owners that run at a time: each holds a file of up to ten megabytes in memory, for a moment twice. */
export const MAX_UPLOADS = 12;
/** Most calls of one owner that wait. */
export const MAX_WAITING = 100;
/** Seconds after which a refused call may be sent again. */
const RETRY_AFTER = 2;

/** More waiting calls than a page makes at once. */
const LONG_QUEUE = 10;
/** How long a long queue pauses after a call while others call, as a multiple of the call's time. */
const PAUSE_FACTOR = 2;
/** The longest pause, in milliseconds. */
const MAX_PAUSE = 100;
/** How long an owner counts as active after a call, in milliseconds. */
const ACTIVE = 1000;

/** Calls of each kind have places of their own. */
export type Kind = "call" | "print" | "upload";

interface Queue {
  readonly key: string;
  readonly owner: string;
  running: number;
  isPausing: boolean;
  readonly waiting: (() => void)[];
}

/** The last call of the last two owners: for each owner, one of them is another owner's. */
const createLastCalls = () => {
  let newest = { owner: "", at: -Infinity };
  let before = newest;

  return {
    note: (owner: string): void => {
      if (owner !== newest.owner) before = newest;
      newest = { owner, at: performance.now() };
    },
    isOtherActive: (owner: string): boolean =>
      performance.now() - (newest.owner === owner ? before : newest).at < ACTIVE,
  };
};

/**
 * Gives each owner a share of the calls that run at a time, first come, first served (REL-14). While others call, an owner
 * with a long queue has one place, and pauses after each call: the process answers on one thread, and a call waits for all
 * that others have begun.
 *
 * @param most most calls of one owner that run at a time
 */
export const createConcurrencyLimit = (most = MAX_RUNNING) => {
  const queues = new Map<string, Queue>();
  const leaves = new WeakMap<object, () => void>();
  const lastCalls = createLastCalls();

  const isHeldBack = ({ owner, waiting }: Queue): boolean =>
    waiting.length > LONG_QUEUE && lastCalls.isOtherActive(owner);

  const placesOf = (queue: Queue): number => {
    if (queue.isPausing) return 0;
    return isHeldBack(queue) ? 1 : most;
  };

  /** Begins waiting calls for as long as there are places. */
  const beginNext = (queue: Queue): void => {
    while (queue.running < placesOf(queue)) {
      const begin = queue.waiting.shift();
      if (!begin) return;
      begin();
    }
  };

  /** Begins what waits, and deletes a queue that nobody uses. */
  const goOn = (queue: Queue): void => {
    beginNext(queue);
    if (queue.running === 0 && !queue.isPausing) queues.delete(queue.key);
  };

  const pause = (queue: Queue, ms: number): void => {
    if (queue.isPausing) return;
    queue.isPausing = true;
    setTimeout(
      () => {
        queue.isPausing = false;
        goOn(queue);
      },
      Math.min(ms, MAX_PAUSE),
    );
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
    const queue = queues.get(key) ?? { key, owner, running: 0, isPausing: false, waiting: [] };
    if (queue.waiting.length >= MAX_WAITING) throw busy(RETRY_AFTER);
    queues.set(key, queue);
    lastCalls.note(owner);
    return new Promise((resolve) => {
      let began: number | undefined;
      const begin = (): void => {
        began = performance.now();
        queue.running += 1;
        resolve();
      };
      const leave = (): void => {
        if (!leaves.delete(request)) return;
        if (began === undefined) queue.waiting.splice(queue.waiting.indexOf(begin), 1);
        else queue.running -= 1;
        if (began !== undefined && isHeldBack(queue)) pause(queue, PAUSE_FACTOR * (performance.now() - began));
        else goOn(queue);
      };
      leaves.set(request, leave);
      // A caller who is gone, waiting or not.
      response.once("close", leave);
      queue.waiting.push(begin);
      beginNext(queue);
    });
  };

  return {
    enter,
    /** Frees the place of the call: its answer is ready, however long it takes to send. */
    leave: (request: object): void => leaves.get(request)?.(),
  };
};

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
