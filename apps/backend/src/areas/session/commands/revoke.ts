import { type AnyColumn, and, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser, deviceLink, knownDevice, session } from "../../../db/schema/index.ts";
import { voidDeviceLinks } from "./void-device-links.ts";

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

type UsersOf = Exclude<SessionsOf, { readonly sessionId: number }>;

/** Condition: rows of the users. */
const ofUsers = (tx: Tx, of: UsersOf, userId: AnyColumn) =>
  "userId" in of
    ? eq(userId, of.userId)
    : inArray(userId, tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.companyId, of.companyId)));

/** Makes devices unknown to the accounts, with the links that could make them known again (SEC-26, SEC-27). */
const forgetDevicesOf = async (tx: Tx, of: SessionsOf, now: Date): Promise<void> => {
  if ("sessionId" in of) {
    await tx.delete(knownDevice).where(eq(knownDevice.sessionId, of.sessionId));
    return;
  }
  // The links first: a link that is being used is over then, and its device is removed too.
  await voidDeviceLinks(tx, ofUsers(tx, of, deviceLink.userId), now);
  const kept = "userId" in of ? of.except : undefined;
  await tx
    .delete(knownDevice)
    .where(
      and(
        ofUsers(tx, of, knownDevice.userId),
        kept === undefined ? undefined : sql`${knownDevice.sessionId} is distinct from ${kept}`,
      ),
    );
};

/**
 * Ends sessions with all their tokens: the next call with one answers 401. Unless the user only signed out, their
 * devices are no longer known to the account, nor are those of sessions that had already ended (SEC-26).
 */
export const revokeSessions = async (tx: Tx, of: SessionsOf, reason: RevokeReason, now: Date): Promise<void> => {
  const which =
    "sessionId" in of
      ? eq(session.id, of.sessionId)
      : and(
          ofUsers(tx, of, session.userId),
          "userId" in of && of.except !== undefined ? ne(session.id, of.except) : undefined,
        );
  await tx
    .update(session)
    .set({ revokedAt: now, reason })
    .where(and(which, isNull(session.revokedAt)));
  if (!KEEPS_DEVICE.has(reason)) await forgetDevicesOf(tx, of, now);
};
