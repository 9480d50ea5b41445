import { DAY } from "@lucarne/api-client/durations";
import { and, eq, gt, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { authEvent } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";

/** How long a network counts as known to an account, in milliseconds. */
const MAX_NETWORK_AGE = 90 * DAY;

/** The account's sign-ins in the time that a network stays known: all of them, and those from one network. */
export const signInsOf = async (
  db: Db,
  userId: number,
  ipHash: Buffer,
  now: Date,
): Promise<{ readonly all: number; readonly here: number }> => {
  const [seen] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      here: sql<number>`count(*) filter (where ${authEvent.ipHash} = ${ipHash})`.mapWith(Number),
    })
    .from(authEvent)
    .where(
      and(
        eq(authEvent.userId, userId),
        eq(authEvent.kind, "signed_in"),
        gt(authEvent.createdAt, after(now, -MAX_NETWORK_AGE)),
      ),
    );
  return seen ?? { all: 0, here: 0 };
};
