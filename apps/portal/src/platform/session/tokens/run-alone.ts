import { SECOND } from "@lucarne/api-client/durations";
import type { RunAlone } from "./refresher.ts";

const LOCK = "lucarne.refresh";

/**
 * Longest wait for another tab: longer than one call may take. A tab that the browser has frozen keeps the lock and never
 * ends. Two renewals at once have the same key, and get the same tokens (SEC-6).
 */
const MAX_WAIT = 40 * SECOND;

type Locks = Pick<LockManager, "request">;

/** One task at a time over all tabs; at once without Web Locks (a page over plain http), or when a tab takes too long. */
export const createRunAlone =
  (locks: Locks | undefined, maxWait: number): RunAlone =>
  async (task) => {
    if (!locks) return task();
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), maxWait);
    const begin = () => {
      clearTimeout(timer);

      return task();
    };
    try {
      return await locks.request(LOCK, { signal: wait.signal }, begin);
    } catch (error) {
      if (!wait.signal.aborted) throw error;

      return await task();
    }
  };

/** One task at a time over all tabs. */
export const runAlone: RunAlone = createRunAlone(globalThis.navigator?.locks, MAX_WAIT);
