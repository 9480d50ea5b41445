import { AUTOPILOT_JOB, planAutopilot, runAutopilotStep } from "../demo/autopilot/autopilot.ts";
import type { App } from "../app.ts";
import { forgetContactChanges, forgetContactCodes } from "../areas/account/commands/forget-contacts.ts";
import { purgeBytes, purgeDrafts, purgePending, purgeStrays } from "../files/file-sweeps.ts";
import { forgetKeys } from "../http/once/forget-keys.ts";
import { DONE_MESSAGES } from "../areas/outbox/commands/forget-messages.ts";
import { AUTH_EVENTS } from "../areas/session/commands/forget-auth-events.ts";
import { forgetAfter } from "../db/retention.ts";
import { AUDIT_LOG } from "../operator/forget-audit.ts";
import { forgetDeviceLinks, forgetDevices } from "../areas/session/commands/forget-devices.ts";
import { forgetSessions } from "../areas/session/commands/forget-sessions.ts";
import { forgetLoginCodes } from "../areas/login/commands/forget-codes.ts";
import { forgetCounts } from "../http/limits/rate-limits.ts";
import { createWorker, type Worker } from "./jobs/worker.ts";
import { expirePoints } from "../ledger/expire-sweep.ts";
import { verifyInTurn } from "../ledger/watch.ts";
import { loseProjects } from "../areas/projects/commands/lose-projects.ts";

/** Work that becomes due by time alone. Tier years and codes need none: they are compared with the clock. */
const sweepsOf = ({ files, settings: { retention = {} } }: App) => [
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
  forgetSessions,
  forgetLoginCodes,
  forgetContactCodes,
  forgetContactChanges,
  ...(retention.messages === undefined ? [] : [forgetAfter(retention.messages, DONE_MESSAGES)]),
  ...(retention.signIns === undefined ? [] : [forgetAfter(retention.signIns, AUTH_EVENTS)]),
  ...(retention.audit === undefined ? [] : [forgetAfter(retention.audit, AUDIT_LOG)]),
];

/** Verifies the next part of the ledger; a broken rule is logged as an error, once a round. */
export const watchLedger = async ({ database, clock, log }: Pick<App, "database" | "clock" | "log">): Promise<void> => {
  const violations = await verifyInTurn(database, clock.now());
  if (violations.length > 0) log.error({ violations }, "THE LEDGER IS WRONG");
};

/**
 * The backend's worker: periodic work, the verification of the ledger and, with the autopilot, the office's part. Jobs of the autopilot left from
 * before it was switched off are dropped.
 */
export const createBackendWorker = (
  app: App,
  { autopilot, interval }: { autopilot: boolean; interval?: number },
): Worker =>
  createWorker(app, {
    handlers: { [AUTOPILOT_JOB]: autopilot ? runAutopilotStep : async () => {} },
    sweeps: sweepsOf(app),
    check: watchLedger,
    ...(autopilot ? { plan: planAutopilot } : {}),
    ...(interval === undefined ? {} : { interval }),
  });
