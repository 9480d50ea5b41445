import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { knownDevice } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";
import { DEVICE_LIFE } from "../rules/lifetimes.ts";
import { hashToken } from "../rules/tokens.ts";

/**
 * Finds a device with one of these tokens on which the account, or without one any account, has signed in or opened a
 * link before (SEC-26).
 *
 * @returns the hash of its token; undefined for a new device, and when that was too long ago
 */
export const findKnownDevice = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
  userId?: number,
): Promise<Buffer | undefined> => {
  if (tokens.length === 0) return undefined;
  const [known] = await db
    .select({ sha256: knownDevice.sha256 })
    .from(knownDevice)
    .where(
      and(
        inArray(knownDevice.sha256, tokens.map(hashToken)),
        userId === undefined ? undefined : eq(knownDevice.userId, userId),
        gt(knownDevice.knownSince, after(now, -DEVICE_LIFE)),
        lte(knownDevice.knownSince, now),
      ),
    )
    .orderBy(desc(knownDevice.id))
    .limit(1);
  return known?.sha256;
};
