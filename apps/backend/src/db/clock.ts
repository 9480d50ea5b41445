import { eq } from "drizzle-orm";

import type { Database, Tx } from "./client.ts";
import { clockOffset } from "./schema/index.ts";

/**
 * The time of all business rules: the machine's clock plus an offset that operators can move. The offset is stored in
 * the database, so that every process shares it (REL-7).
 */
export interface Clock {
  now(): Date;
  /** The offset in milliseconds. */
  offset(): number;
  /**
   * Moves the clock in the database and in this process; the caller runs due jobs. It never moves back, except to 0 by
   * a reset.
   */
  setOffset(tx: Tx, milliseconds: number): Promise<void>;
  /** Takes over an offset set by another process. */
  reload(): Promise<void>;
}

/** Reads the offset from the database. `source` replaces the machine's clock in tests. */
export const createClock = async (database: Database, source: () => number = Date.now): Promise<Clock> => {
  let offset = 0;
  const reload = async () => {
    const [row] = await database.db.select({ offset: clockOffset.milliseconds }).from(clockOffset);
    offset = row?.offset ?? 0;
  };
  await reload();
  return {
    now: () => new Date(source() + offset),
    offset: () => offset,
    setOffset: async (tx, milliseconds) => {
      await tx.update(clockOffset).set({ milliseconds }).where(eq(clockOffset.id, 1));
      offset = milliseconds;
    },
    reload,
  };
};
