import { sql } from "drizzle-orm";

import type { App } from "../app.ts";
import { syncReference } from "../db/setup/reference.ts";
import { seedInto } from "./seed/seed.ts";

/** Empties every table but the list of migrations and restarts every sequence. */
const EMPTY = sql`do $$
declare names text;
declare one record;
begin
  select string_agg(format('%I', tablename), ', ') into names
    from pg_tables where schemaname = 'public' and tablename <> 'migration';
  execute 'truncate ' || names || ' restart identity cascade';
  for one in select schemaname, sequencename from pg_sequences where schemaname = 'public' loop
    perform setval(format('%I.%I', one.schemaname, one.sequencename)::regclass, 1, false);
  end loop;
end $$`;

/** Deletes everything and seeds the database again in one transaction; the clock returns to real time. */
export const resetDatabase = async (app: App): Promise<void> => {
  await app.database.transaction(async (tx) => {
    await tx.execute(EMPTY);
    await syncReference(tx);
    await app.clock.setOffset(tx, 0);
    await seedInto(app, tx);
  });
};
