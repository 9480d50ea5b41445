import { and, eq, isNull } from "drizzle-orm";

import type { Database, Tx } from "../../../db/client.ts";
import { setting } from "../../../db/schema/index.ts";
import { sharedTask } from "../../../kernel/shared-task.ts";

const KEY = "maintenance";
/** How long a read of the switch is reused, in milliseconds: another process may answer that much longer. */
const MAX_AGE = 1_000;

/** Whether maintenance is on: a switch in the database, shared by all processes. */
export interface Maintenance {
  isOn(): Promise<boolean>;
  set(tx: Tx, on: boolean): Promise<void>;
}

/** The switch, read at most once a second. While the database is away, a switch that was on counts as on. */
export const createMaintenance = (database: Database): Maintenance => {
  let known: { on: boolean; at: number } | undefined;
  let changes = 0;
  // Every call asks, before it has a share of the connections: without an answer they would take all of them.
  const read = sharedTask(async () => {
    const before = changes;
    const [row] = await database.db
      .select({ value: setting.value })
      .from(setting)
      .where(and(eq(setting.key, KEY), isNull(setting.regionId)));
    const on = row?.value === true;
    // A change during the read is newer than what was read.
    if (before === changes) known = { on, at: performance.now() };
    return on;
  });
  return {
    isOn: async () => {
      if (known && performance.now() - known.at < MAX_AGE) return known.on;
      try {
        return await read();
      } catch (error) {
        // The office may close the portal in order to stop the database.
        if (known?.on) return true;
        throw error;
      }
    },
    set: async (tx, on) => {
      await tx
        .insert(setting)
        .values({ regionId: null, key: KEY, value: on })
        .onConflictDoUpdate({ target: [setting.regionId, setting.key], set: { value: on } });
      changes += 1;
      known = { on, at: performance.now() };
    },
  };
};
