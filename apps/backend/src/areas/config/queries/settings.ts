import { and, asc, eq, isNull, or, sql, type AnyColumn } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { setting } from "../../../db/schema/index.ts";

/**
 * A country's setting, else the one for all countries. The caller names the value's type: only the seed and the
 * operator side write settings, through the same keys.
 */
export const readSetting = async (db: Db, key: string, regionId: number | null = null): Promise<unknown> => {
  const ofAll = isNull(setting.regionId);
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.key, key), regionId === null ? ofAll : or(eq(setting.regionId, regionId), ofAll)))
    // Null comes last.
    .orderBy(asc(setting.regionId))
    .limit(1);
  return row?.value;
};

/** The same for selects over a table with the country; null when not set. */
export const settingOf = (key: string, regionId: AnyColumn) =>
  sql<unknown>`(select ${setting.value} from ${setting}
    where ${setting.key} = ${key} and (${setting.regionId} = ${regionId} or ${setting.regionId} is null)
    order by ${setting.regionId} limit 1)`.mapWith(setting.value);

/** A setting that is a whole number; undefined when not set. */
export const readNumber = async (db: Db, key: string, regionId: number | null = null): Promise<number | undefined> => {
  const value = await readSetting(db, key, regionId);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
};
