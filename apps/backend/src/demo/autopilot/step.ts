import type { App } from "../../app.ts";
import type { Tx } from "../../db/client.ts";

/** A row whose next step is due, and since when. */
export interface Waiting {
  readonly key: string;
  readonly since: Date;
}

/** A step that the autopilot takes instead of the office, and its delay. */
export interface Step {
  readonly name: string;
  /** Seconds from the change that made the step possible. */
  readonly after: number;
  /** The rows that wait for it; one row when `key` is given. */
  readonly waiting: (tx: Tx, key?: string) => Promise<Waiting[]>;
  /** The same command that staff use. */
  readonly act: (app: App, tx: Tx, key: string) => Promise<void>;
}

/** Actor of the autopilot in records. */
export const ACTOR = "autopilot";

/** Rows per round; the others follow in the next one. */
export const PART = 200;

/** What is due, and the command for it. */
export type Rule = Pick<Step, "waiting" | "act">;
