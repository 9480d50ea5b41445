import { SECOND } from "@lucarne/api-client/durations";
import type { RunAlone } from "./refresher.ts";

/**
 * Longest wait for another tab: longer than one call may take. A tab that the browser has frozen keeps the lock and never
 * ends. So a task must do no harm twice at once: renewals and scans have keys (SEC-6, SCAN-8).
 */
const MAX_WAIT = 40 * SECOND;

type Locks = Pick<LockManager, "request">;

/**
 * Runs one task at a time over all tabs; at once without Web Locks (a page over plain http), or when a tab takes too long.
 * @param name of the lock
 */
export const createRunAlone =
  (name: string, locks: Locks | undefined, maxWait = MAX_WAIT): RunAlone =>
  async (task) => {
    if (!locks) return task();
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), maxWait);
    const begin = () => {
      clearTimeout(timer);

      return task();
    };
    try {
      return await locks.request(name, { signal: wait.signal }, begin);
    } catch (error) {
      if (!wait.signal.aborted) throw error;

      return await task();
    }
  };
