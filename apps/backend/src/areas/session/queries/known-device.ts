import { and, desc, eq, gt, inArray, lte } from "../../../db/orm.ts";

import type { Db } from "../../../db/client.ts";
import { session } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time.ts";
import { DEVICE_LIFE } from "../rules/lifetimes.ts";

/**
 * The hash among those of a device's tokens by which the account, or without one any account, knows the device (SEC-26);
 * undefined when it does not know it, or no longer.
 */
export const knownDevice = async (
  db: Db,
  hashes: readonly Buffer[],
  now: Date,
  userId?: number,
): Promise<Buffer | undefined> => {
  if (hashes.length === 0) return undefined;
  const [known] = await db
    .select({ sha256: session.deviceSha256 })
    .from(session)
    .where(
      and(
        inArray(session.deviceSha256, hashes),
        userId === undefined ? undefined : eq(session.userId, userId),
        gt(session.createdAt, after(now, -DEVICE_LIFE)),
        lte(session.createdAt, now),
      ),
    )
    .orderBy(desc(session.id))
    .limit(1);
  return known?.sha256 ?? undefined;
};
