import type { App } from "../../app.ts";
import type { Tx } from "../../db/client.ts";

/** A thing that waits for a step, and since when. */
export interface Waiting {
  readonly key: string;
  readonly since: Date;
}

/** A step that the autopilot takes in the office's place, and how long it lets things wait. */
export interface Step {
  readonly name: string;
  /** Seconds from the change that made the step possible. */
  readonly after: number;
  /** What waits for it; of one thing when `key` is given. */
  readonly waiting: (tx: Tx, key?: string) => Promise<Waiting[]>;
  /** The command that staff would give. */
  readonly act: (app: App, tx: Tx, key: string) => Promise<void>;
}

/** Who the records name for what the autopilot did. */
export const ACTOR = "autopilot";

/** Things that are looked at in one round; the others wait for the next. */
export const PART = 200;

/** What is due, and what is then done. */
export type Rule = Pick<Step, "waiting" | "act">;
