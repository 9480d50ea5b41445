import type { Database, Tx } from "./client.ts";

interface Due {
  readonly name: string;
  /** Due time of the next item; undefined when there is none. */
  readonly nextDue: (tx: Tx) => Promise<Date | undefined>;
}

/**
 * Periodic work that becomes due by time alone and has no job row. It processes what is due at `now`, a limited number
 * of items at a time: `run` in one transaction, `runApart` in several, because it calls another server and no
 * transaction may wait for that.
 */
export type Sweep = Due &
  (
    | { readonly run: (tx: Tx, now: Date) => Promise<void> }
    | { readonly runApart: (database: Database, now: Date) => Promise<void> }
  );
