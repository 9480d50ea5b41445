import { DAY } from "@lucarne/api-client/durations";
import { and, asc, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import { after } from "../kernel/time/time.ts";
import type { Tx } from "./client.ts";
import type { Sweep } from "./sweep.ts";

/** Rows that one transaction deletes. */
export const BATCH_SIZE = 5000;

/** Lets a day's rows be deleted together, and not one by one. */
const MAX_DELAY = DAY;

/**
 * Deletes a limited number of rows that are due, so that no transaction holds many locks or exceeds its time limit.
 * A row that another transaction changes meanwhile stays until the next run.
 */
export const deleteSome = async (tx: Tx, table: PgTable, due: SQL): Promise<void> => {
  const some = sql`select ctid from ${table} where ${due} limit ${BATCH_SIZE}`;
  await tx.delete(table).where(sql`ctid = any(array(${some}))`);
};

/** A table of records that lose their use. */
export interface Records {
  readonly name: string;
  readonly table: PgTable & { readonly id: AnyPgColumn };
  /** When a row was written. */
  readonly at: AnyPgColumn<{ data: Date; notNull: true }>;
  /** Rows that may be deleted; default: all. */
  readonly where?: SQL;
}

/** Deletes records after a number of days, the first ones first. */
export const forgetAfter = (days: number, { name, table, at, where }: Records): Sweep => ({
  name: `forget ${name}`,
  nextDue: async (tx) => {
    const [row] = await tx.select({ at }).from(table).where(where).orderBy(asc(table.id)).limit(1);
    return row && after(row.at, days * DAY + MAX_DELAY);
  },
  run: async (tx, now) => {
    const before = after(now, -days * DAY);
    // Tables that only grow refuse to delete anything newer.
    await tx.execute(sql`select set_config('lucarne.delete_before', ${before.toISOString()}, true)`);
    const first = tx.select({ id: table.id }).from(table).where(where).orderBy(asc(table.id)).limit(BATCH_SIZE);
    // With `in`, the plan reads the whole table.
    await tx.delete(table).where(and(sql`${table.id} = any(array(${first}))`, lt(at, before)));
  },
});
