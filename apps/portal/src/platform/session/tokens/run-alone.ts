import type { RunAlone } from "./refresher.ts";

const LOCK = "lucarne.refresh";

/** One task at a time over all tabs; on a page without Web Locks (plain http) at once. */
export const runAlone: RunAlone = (task) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;

  return locks ? locks.request(LOCK, task) : task();
};
