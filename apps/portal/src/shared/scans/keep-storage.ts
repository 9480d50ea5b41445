import type { QueueSnapshot } from "./scan-queue.ts";

type Queue = { snapshot: () => Pick<QueueSnapshot, "paused">; subscribe: (listener: () => void) => () => void };

/**
 * Asks the browser to keep what this page has stored, once a scan has to wait for the server (OFF-10). Not before: Firefox
 * asks the user.
 */
export const keepStorage = (queue: Queue, storage: Partial<Pick<StorageManager, "persist">> | undefined): void => {
  const stop = queue.subscribe(() => {
    if (!queue.snapshot().paused) return;
    stop();
    // Without its consent the browser may delete the scans when it needs space.
    storage?.persist?.().catch(() => undefined);
  });
};
