import { AUTOPILOT_JOB, planAutopilot, runAutopilotStep, watchLedger } from "../demo/autopilot/autopilot.ts";
import type { App } from "../app.ts";
import { purgeBytes, purgeDrafts, purgePending, purgeStrays } from "../files/file-sweeps.ts";
import { forgetKeys } from "../http/once/forget-keys.ts";
import { forgetDeviceLinks, forgetDevices } from "../areas/session/commands/forget-devices.ts";
import { forgetCounts } from "../http/limits/rate-limits.ts";
import { createWorker, type Worker } from "./jobs/worker.ts";
import { expirePoints } from "../ledger/expire-sweep.ts";
import { loseProjects } from "../areas/projects/commands/lose-projects.ts";

/** Work that becomes due by time alone. Tier years and codes need none: they are compared with the clock. */
const sweepsOf = ({ files }: App) => [
  loseProjects,
  expirePoints,
  purgeDrafts,
  purgePending,
  purgeBytes(files),
  ...(files.list ? [purgeStrays(files.list, files)] : []),
  forgetKeys,
  forgetCounts,
  forgetDevices,
  forgetDeviceLinks,
];

/**
 * The backend's worker: periodic work and, with the autopilot, the office's part. Jobs of the autopilot left from
 * before it was switched off are dropped.
 */
export const createBackendWorker = (
  app: App,
  { autopilot, interval }: { autopilot: boolean; interval?: number },
): Worker =>
  createWorker(app, {
    handlers: { [AUTOPILOT_JOB]: autopilot ? runAutopilotStep : async () => {} },
    sweeps: sweepsOf(app),
    ...(autopilot ? { plan: planAutopilot, check: watchLedger } : {}),
    ...(interval === undefined ? {} : { interval }),
  });
