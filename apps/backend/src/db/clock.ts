import { eq } from "drizzle-orm";

import type { Database, Tx } from "./client.ts";
import { clockOffset } from "./schema/index.ts";

/**
 * The time of all business rules. It runs with the machine's clock plus an offset that the operator moves, and that
 * is kept in the database so that every process shares it.
 */
export interface Clock {
  now(): Date;
  /** The offset in milliseconds. */
  offset(): number;
  /** Moves the clock in the database and here; due jobs are run by the caller. Never back, except to 0 by a reset. */
  setOffset(tx: Tx, milliseconds: number): Promise<void>;
  /** Takes over an offset that another process set. */
  reload(): Promise<void>;
}

/** Reads the offset from the database. `source` stands in for the machine's clock in tests. */
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
