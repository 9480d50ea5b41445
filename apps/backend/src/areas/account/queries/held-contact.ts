import { and, eq, gt, isNotNull, isNull, lte, ne } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { appUser, contactChange } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";
import { STOP_LIFE } from "../rules/change-lifetimes.ts";
import type { Channel } from "./open-change.ts";

/**
 * Whether another user who had this contact can still take it back (PROF-3). Nobody else can use it until then:
 * otherwise someone who takes over an account could register its old address elsewhere, and the owner could no longer
 * stop the change.
 *
 * Call it after the statement that finds the contact free: by then, a confirmation in another transaction has ended.
 */
export const isHeld = async (
  db: Db,
  channel: Channel,
  contact: string,
  { now, userId }: { readonly now: Date; readonly userId?: number | undefined },
): Promise<boolean> => {
  const [held] = await db
    .select({ id: contactChange.id })
    .from(contactChange)
    .innerJoin(appUser, and(eq(appUser.id, contactChange.userId), isNull(appUser.deletedAt)))
    .where(
      and(
        eq(contactChange.oldContact, contact),
        eq(contactChange.channel, channel),
        isNotNull(contactChange.confirmedAt),
        isNull(contactChange.stoppedAt),
        gt(contactChange.requestedAt, after(now, -STOP_LIFE)),
        lte(contactChange.requestedAt, now),
        userId === undefined ? undefined : ne(contactChange.userId, userId),
      ),
    )
    .limit(1);
  return held !== undefined;
};
