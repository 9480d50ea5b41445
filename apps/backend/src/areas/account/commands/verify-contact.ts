import { languageById, type LanguageCode } from "@lucarne/api-client/languages";
import { and, eq, isNull } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { Problem } from "../../../kernel/problem.ts";
import { type Channel, openChangeOf } from "../queries/open-change.ts";
import { applyContactChange } from "./contact-change.ts";
import { sendContactCode, takeContactCode } from "./contact-codes.ts";
import { rewardCompleteProfile } from "./reward-profile.ts";

const lockUser = async (tx: Tx, userId: number) => {
  const [user] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), isNull(appUser.deletedAt)))
    .for("no key update");
  if (!user) throw new Problem("session_revoked");
  return user;
};

/**
 * Sends a code to the unconfirmed new contact, else to the unverified e-mail address.
 *
 * @throws {Problem} `email_missing`, `already_verified`, `rate_limited`
 */
export const sendVerification = async (
  app: TxApp,
  tx: Tx,
  userId: number,
  channel: Channel,
  language: LanguageCode,
) => {
  const user = await lockUser(tx, userId);
  const change = await openChangeOf(tx, userId, channel, app.clock.now());
  const contact = change?.newContact ?? (channel === "email" ? user.emailNorm : undefined);
  if (contact === null) throw new Problem("email_missing");
  if (contact === undefined || (!change && user.verifiedEmailAt !== null)) throw new Problem("already_verified");
  const { code } = languageById(user.languagesId) ?? { code: language };
  return sendContactCode(app, tx, user, { channel, contact, language: code });
};

/**
 * Confirms the new contact, else the present e-mail address. A new contact signs in from now on, and the other
 * sessions end (PROF-3).
 *
 * @returns the confirmed contact and the time, or undefined for anything but the open code of this contact; the counted
 * try stays written, so the caller refuses after the transaction only
 */
export const confirmContact = async (app: TxApp, tx: Tx, caller: Caller, channel: Channel, code: string) => {
  const now = app.clock.now();
  const user = await lockUser(tx, caller.userId);
  const change = await openChangeOf(tx, user.id, channel, now);
  const contact = change?.newContact ?? (channel === "email" ? user.emailNorm : null);
  if (contact === null || !(await takeContactCode(app, tx, user.id, { channel, contact, code }))) return undefined;
  if (change) await applyContactChange(tx, change, now, caller.sessionId);
  else await tx.update(appUser).set({ verifiedEmailAt: now }).where(eq(appUser.id, user.id));
  await rewardCompleteProfile(tx, user.id, caller, now);
  return { contact, at: now };
};
