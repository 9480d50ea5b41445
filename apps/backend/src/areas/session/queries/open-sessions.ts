import { and, desc, eq, gt, isNull } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { session } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { after, earlier } from "../../../kernel/time/time.ts";
import { REFRESH_IDLE } from "../rules/lifetimes.ts";

/** Condition: the user's own sessions that can still be used. */
export const openOf = (userId: number, now: Date) =>
  and(
    eq(session.userId, userId),
    eq(session.kind, "normal"),
    isNull(session.revokedAt),
    gt(session.absoluteExpiresAt, now),
    gt(session.lastSeenAt, after(now, -REFRESH_IDLE)),
  );

/** The caller's open sessions, last used first (SES-26). */
export const readOpenSessions = async (
  db: Db,
  { userId, sessionId }: Caller,
  now: Date,
): Promise<Schema<"OpenSession">[]> => {
  const rows = await db
    .select()
    .from(session)
    .where(openOf(userId, now))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
  return rows.map((row) => ({
    uuid: row.uuid,
    current: row.id === sessionId,
    device: { kind: row.deviceKind, browser: row.browser, system: row.system },
    country: row.country,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastSeenAt.toISOString(),
    expires_at: earlier(after(row.lastSeenAt, REFRESH_IDLE), row.absoluteExpiresAt).toISOString(),
  }));
};
