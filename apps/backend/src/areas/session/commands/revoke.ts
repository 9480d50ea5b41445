import { and, eq, inArray, isNotNull, isNull, ne } from "../../../db/orm.ts";

import type { Tx } from "../../../db/client.ts";
import { appUser, session } from "../../../db/schema/index.ts";

/** The sessions to end. */
export type SessionsOf =
  | { readonly sessionId: number }
  /** All of a user's sessions, except one where it is given. */
  | { readonly userId: number; readonly except?: number }
  | { readonly companyId: number };

/** Reason stored with an ended session. */
export type RevokeReason =
  | "logout"
  | "ended"
  | "reuse"
  | "replaced"
  | "user_deactivated"
  | "user_deleted"
  | "company_declined"
  | "phone_changed"
  | "contact_changed"
  | "contact_change_stopped";

/** The device stays known: signing out is no sign that it is not the user's own. */
const KEEPS_DEVICE: ReadonlySet<RevokeReason> = new Set(["logout", "replaced"]);

/**
 * Ends sessions with all their tokens: the next call with one answers 401. Unless the user only signed out, their
 * devices are no longer known to the account, nor are those of sessions that had already ended (SEC-26).
 */
export const revokeSessions = async (tx: Tx, of: SessionsOf, reason: RevokeReason, now: Date): Promise<void> => {
  const which =
    "sessionId" in of
      ? eq(session.id, of.sessionId)
      : "userId" in of
        ? and(eq(session.userId, of.userId), of.except === undefined ? undefined : ne(session.id, of.except))
        : inArray(
            session.userId,
            tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.companyId, of.companyId)),
          );
  await tx
    .update(session)
    .set({ revokedAt: now, reason })
    .where(and(which, isNull(session.revokedAt)));
  if (KEEPS_DEVICE.has(reason)) return;
  await tx
    .update(session)
    .set({ deviceSha256: null })
    .where(and(which, isNotNull(session.deviceSha256)));
};
