import { readSetting } from "../../areas/config/queries/settings.ts";
import type { App, TxApp } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { SEEDED_AT } from "../seed/markers.ts";
import { addJob } from "../../db/job-list.ts";
import { STEPS } from "./rules.ts";
import type { Step } from "./step.ts";

/** The kind of the autopilot's jobs. */
export const AUTOPILOT_JOB = "autopilot";

/** Seeded rows stay as they are: the autopilot only handles newer ones. */
const startOf = async (tx: Tx): Promise<Date> => {
  const value = await readSetting(tx, SEEDED_AT);
  return new Date(typeof value === "string" ? value : 0);
};

const planStep = async (app: App, { name, after, waiting }: Step): Promise<void> =>
  app.database.transaction(async (tx) => {
    const [start, now] = [await startOf(tx), app.clock.now()];
    for (const { key, since } of await waiting(tx, { after: start })) {
      // Without this limit, jobs would wait for a far date after the clock was set back.
      const from = since > now ? now : since;
      const job = {
        kind: AUTOPILOT_JOB,
        name: `${AUTOPILOT_JOB} ${name} ${key} ${since.getTime()}`,
        runAt: new Date(from.getTime() + after * 1000),
        payload: { step: name, key, since: since.toISOString() },
      };
      await addJob(tx, job, now);
    }
  });

/** Queues one job for each row whose next step belongs to the autopilot. */
export const planAutopilot = async (app: App): Promise<void> => {
  for (const step of STEPS) await planStep(app, step);
};

/**
 * Runs one step, unless staff have done it already or the wait has started again.
 *
 * @throws {Error} for an unknown step
 */
export const runAutopilotStep = async (
  app: TxApp,
  tx: Tx,
  { step: name, key, since }: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const step = STEPS.find((one) => one.name === name);
  if (!step || typeof key !== "string") throw new Error(`The autopilot has no step ${String(name)}.`);
  const [still] = await step.waiting(tx, { key });
  if (still?.since.toISOString() === since) await step.act(app, tx, key);
};
