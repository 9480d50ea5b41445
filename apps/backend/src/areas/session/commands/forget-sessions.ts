import { DAY } from "@lucarne/api-client/durations";
import { asc, inArray, lte } from "drizzle-orm";

import { accessToken, knownDevice, refreshToken, session } from "../../../db/schema/index.ts";
import type { Sweep } from "../../../db/sweep.ts";
import { after } from "../../../kernel/time/time.ts";
import { SESSION_LIFE } from "../rules/lifetimes.ts";

/** Sessions of one run: each may have a few thousand tokens. */
const BATCH_SIZE = 50;

/** Lets a day's sessions be deleted together, and not one by one. */
const MAX_DELAY = DAY;

/**
 * Deletes sessions with all their tokens when their longest life is over. Until then used refresh tokens stay, because
 * their reuse ends the session (SEC-6). A device stays known after the session of its sign-in (SEC-26).
 */
export const forgetSessions: Sweep = {
  name: "forget sessions",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: session.createdAt }).from(session).orderBy(asc(session.id)).limit(1);
    return row && after(row.at, SESSION_LIFE + MAX_DELAY);
  },
  run: async (tx, now) => {
    const over = await tx
      .select({ id: session.id })
      .from(session)
      .where(lte(session.createdAt, after(now, -SESSION_LIFE)))
      .orderBy(asc(session.id))
      .limit(BATCH_SIZE);
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(accessToken).where(inArray(accessToken.sessionId, ids));
    await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, ids));
    await tx.update(knownDevice).set({ sessionId: null }).where(inArray(knownDevice.sessionId, ids));
    await tx.delete(session).where(inArray(session.id, ids));
  },
};
