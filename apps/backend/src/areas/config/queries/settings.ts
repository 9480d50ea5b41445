import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { setting } from "../../../db/schema/index.ts";

/**
 * A country's setting, else the one for all countries. The caller names the value's type: only the seed and the
 * operator side write settings, through the same keys.
 */
export const readSetting = async (db: Db, key: string, regionId: number | null = null): Promise<unknown> => {
  const ofRegion =
    regionId === null
      ? []
      : await db
          .select({ value: setting.value })
          .from(setting)
          .where(and(eq(setting.key, key), eq(setting.regionId, regionId)));
  if (ofRegion[0]) return ofRegion[0].value;
  const [ofAll] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.key, key), isNull(setting.regionId)));
  return ofAll?.value;
};

/** A setting that is a whole number; undefined when not set. */
export const readNumber = async (db: Db, key: string, regionId: number | null = null): Promise<number | undefined> => {
  const value = await readSetting(db, key, regionId);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
};
