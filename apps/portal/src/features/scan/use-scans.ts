import { useSyncExternalStore } from "react";
import { scanQueue } from "../../shared/scans/portal-scans.ts";
import type { QueueSnapshot } from "../../shared/scans/scan-queue.ts";

/** The user's scans that are not sent, were refused, or were sent since the page was opened. */
export const useScans = (): QueueSnapshot =>
  useSyncExternalStore(scanQueue.subscribe, scanQueue.snapshot, scanQueue.snapshot);
