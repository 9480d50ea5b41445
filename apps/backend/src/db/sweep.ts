import type { Tx } from "./client.ts";

/** Periodic work that becomes due by time alone and has no job row. */
export interface Sweep {
  readonly name: string;
  /** Due time of the next item; undefined when there is none. */
  readonly nextDue: (tx: Tx) => Promise<Date | undefined>;
  /** Processes what is due at `now`, a limited number of items at a time. */
  readonly run: (tx: Tx, now: Date) => Promise<void>;
}
