import { and, eq, gt, isNull, lte, type Placeholder, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { appUser, contactChange } from "../../../db/schema/index.ts";

/** A way to reach a user. */
export type Channel = "email" | "sms";

/** A pending change. */
export type OpenChange = typeof contactChange.$inferSelect;

/** Condition: a change that is neither confirmed nor dropped. */
export const undecided = and(isNull(contactChange.confirmedAt), isNull(contactChange.voidAt));

/** Condition: an undecided change that has not expired; one from the future, before a clock reset, does not count. */
const openAt = (now: Date | Placeholder) =>
  and(undecided, gt(contactChange.expiresAt, now), lte(contactChange.requestedAt, now));

/** The user's pending change of a channel. */
export const openChangeOf = async (
  db: Db,
  userId: number,
  channel: Channel,
  now: Date,
): Promise<OpenChange | undefined> => {
  const [open] = await db
    .select()
    .from(contactChange)
    .where(and(eq(contactChange.userId, userId), eq(contactChange.channel, channel), openAt(now)));
  return open;
};

/**
 * The user whose number a colleague changed to this one, and the change: signing in with the number confirms it. A user
 * confirms an own change inside the session (PROF-3).
 */
export const changeToNumber = async (db: Db, phoneE164: string, now: Date): Promise<OpenChange | undefined> => {
  const [row] = await db
    .select({ change: contactChange })
    .from(contactChange)
    .innerJoin(appUser, and(eq(appUser.id, contactChange.userId), isNull(appUser.deletedAt)))
    .where(
      and(
        eq(contactChange.newContact, phoneE164),
        eq(contactChange.channel, "sms"),
        sql`${contactChange.requestedBy} <> ${contactChange.userId}`,
        openAt(now),
      ),
    )
    .orderBy(contactChange.id)
    .limit(1);
  return row?.change;
};

/** For selects over `app_user`: the new contact that is not confirmed yet. */
export const pendingContact = (channel: Channel, now: Date | Placeholder) =>
  sql<
    string | null
  >`(select ${contactChange.newContact} from ${contactChange} where ${contactChange.userId} = ${appUser.id}
    and ${contactChange.channel} = ${channel} and ${openAt(now)})`;
