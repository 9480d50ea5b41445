import { HOUR } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";

import type { Database } from "../client.ts";

/** Milliseconds between two rounds of upkeep. */
const INTERVAL = HOUR;

/** Counts the tables' contents for the planner, which otherwise assumes that large tables are empty. */
export const analyze = (database: Database): Promise<void> => database.exec("analyze");

/** Whether no table was ever counted. */
export const lacksStatistics = async ({ db }: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ lacking: boolean }>(
    sql`select not exists (select 1 from pg_stats where schemaname = 'public') as lacking`,
  );
  return rows[0]?.lacking ?? false;
};

/**
 * Does every hour for the embedded database what a server's autovacuum does: frees the space of old row versions and
 * counts the tables' contents again.
 *
 * @returns a function that stops it
 */
export const keepUp = (database: Database, failed: (error: unknown) => void, interval = INTERVAL): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    timer = setTimeout(() => {
      database
        .exec("vacuum (analyze)")
        .catch(failed)
        .finally(() => timer && next());
    }, interval).unref();
  };
  next();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
};
