import type { Tx } from "./client.ts";

/** Work that becomes due by the calendar alone, with no job for it. */
export interface Sweep {
  readonly name: string;
  /** When the next item is or was due; undefined when there is none. */
  readonly nextDue: (tx: Tx) => Promise<Date | undefined>;
  /** Does what is due at `now`, a limited number of items at a time. */
  readonly run: (tx: Tx, now: Date) => Promise<void>;
}
