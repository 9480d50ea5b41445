import { and, eq, gt, lte } from "../../../db/orm.ts";

import type { Db } from "../../../db/client.ts";
import { session } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time.ts";
import { DEVICE_LIFE } from "../rules/lifetimes.ts";

/**
 * Whether the account, or without one any account, signed in on this device, and nothing since has taken the device's
 * token from it (SEC-26).
 */
export const isKnownDevice = async (db: Db, deviceSha256: Buffer, now: Date, userId?: number): Promise<boolean> => {
  const [known] = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.deviceSha256, deviceSha256),
        userId === undefined ? undefined : eq(session.userId, userId),
        gt(session.createdAt, after(now, -DEVICE_LIFE)),
        lte(session.createdAt, now),
      ),
    )
    .limit(1);
  return known !== undefined;
};
