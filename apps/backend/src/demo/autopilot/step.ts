import type { TxApp } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { type AnyColumn, eq, gt } from "drizzle-orm";

/** A row whose next step is due, and since when. */
export interface Waiting {
  readonly key: string;
  readonly since: Date;
}

/** One row, or those that began to wait after a time. */
export type Which = { readonly key: string } | { readonly after: Date };

/** The condition that selects rows by the columns of their key and of the beginning of their wait. */
export const selected = (which: Which, key: AnyColumn, since: AnyColumn) =>
  "key" in which ? eq(key, which.key) : gt(since, which.after);

/** A step that the autopilot takes instead of the office, and its delay. */
export interface Step {
  readonly name: string;
  /** Seconds from the change that made the step possible. */
  readonly after: number;
  /** The rows that wait for it. */
  readonly waiting: (tx: Tx, which: Which) => Promise<Waiting[]>;
  /** The same command that staff use. */
  readonly act: (app: TxApp, tx: Tx, key: string) => Promise<void>;
}

/** Actor of the autopilot in records. */
export const ACTOR = "autopilot";

/** Rows per round; the others follow in the next one. */
export const BATCH_SIZE = 200;

/** What is due, and the command for it. */
export type Rule = Pick<Step, "waiting" | "act">;
