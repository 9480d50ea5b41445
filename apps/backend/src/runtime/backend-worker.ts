import { AUTOPILOT_JOB, planAutopilot, runAutopilotStep, watchLedger } from "../demo/autopilot/autopilot.ts";
import type { App } from "../app.ts";
import { purgeDrafts } from "../files/keep-file.ts";
import { forgetKeys } from "../http/forget-keys.ts";
import { createWorker, type Worker } from "./jobs/worker.ts";
import { expirePoints } from "../ledger/expire-sweep.ts";
import { loseProjects } from "../areas/projects/commands/lose-projects.ts";

/** What becomes due by the calendar alone. Tier years and codes end by being compared with the clock. */
const sweepsOf = ({ files }: App) => [loseProjects, expirePoints, purgeDrafts(files), forgetKeys];

/**
 * The backend's worker: what is due by the calendar and, with the autopilot, what the office would do. Steps that are
 * left on the list when it is switched off are dropped.
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
