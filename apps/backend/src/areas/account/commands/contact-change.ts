import { HOUR } from "@lucarne/api-client/durations";
import { languageById } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq, gt, gte, inArray, isNull, lte, or } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, contactChange } from "../../../db/schema/index.ts";
import type { Caller, Visitor } from "../../../kernel/caller.ts";
import { Problem } from "../../../kernel/problem.ts";
import { after, secondsUntil } from "../../../kernel/time/time.ts";
import { withoutLinks } from "../../outbox/rules/without-links.ts";
import { recordAuthEvent } from "../../session/commands/record-auth-event.ts";
import { revokeSessions } from "../../session/commands/revoke.ts";
import { voidLoginCodes } from "../../session/commands/void-login-codes.ts";
import { hashToken, newToken } from "../../session/rules/tokens.ts";
import { type Channel, type OpenChange, openChangeOf, undecided } from "../queries/open-change.ts";
import { isHeld } from "../queries/held-contact.ts";
import { PENDING_LIFE, STOP_LIFE } from "../rules/change-lifetimes.ts";
import { contactTaken } from "../rules/taken-contact.ts";
import { sendContactCode, voidContactCodes } from "./contact-codes.ts";
import type { UserRow } from "./users.ts";

/** Changes of one user, and of one old contact, in an hour: each sends a message to the old contact. */
const MAX_PER_HOUR = 5;

const contactOf = (user: UserRow, channel: Channel): string | null =>
  channel === "email" ? user.emailNorm : user.phoneE164;

const values = (channel: Channel, contact: string | null, verifiedEmailAt: Date | null) =>
  channel === "email" ? { emailNorm: contact, verifiedEmailAt } : { phoneE164: contact ?? undefined };

const requireFree = async (tx: Tx, userId: number, channel: Channel, contact: string, now: Date): Promise<void> => {
  const column = channel === "email" ? appUser.emailNorm : appUser.phoneE164;
  const [taken] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(column, contact), isNull(appUser.deletedAt)));
  if (taken || (await isHeld(tx, channel, contact, { now, userId }))) throw contactTaken(channel);
};

/** A deleted user's contact may belong to a new one at once, so the old contact counts too (SEC-24). */
const requireFew = async (tx: Tx, userId: number, oldContact: string | null, now: Date): Promise<void> => {
  const recent = await tx
    .select({ at: contactChange.requestedAt })
    .from(contactChange)
    .where(
      and(
        oldContact === null
          ? eq(contactChange.userId, userId)
          : or(eq(contactChange.userId, userId), eq(contactChange.oldContact, oldContact)),
        gt(contactChange.requestedAt, after(now, -HOUR)),
        lte(contactChange.requestedAt, now),
      ),
    )
    .orderBy(contactChange.requestedAt);
  const [oldest] = recent.slice(-MAX_PER_HOUR);
  if (!oldest || recent.length < MAX_PER_HOUR) return;
  const seconds = secondsUntil(now, after(oldest.at, HOUR));
  throw new Problem("rate_limited", { params: { seconds }, headers: { "retry-after": String(seconds) } });
};

/** Drops the pending change with its codes. */
const dropOpen = async (tx: Tx, userId: number, channel: Channel, now: Date): Promise<void> => {
  const dropped = await tx
    .update(contactChange)
    .set({ voidAt: now })
    .where(and(eq(contactChange.userId, userId), eq(contactChange.channel, channel), undecided))
    .returning({ id: contactChange.id });
  await voidContactCodes(tx, userId, channel, now);
  if (dropped.length > 0) await voidLoginCodes(tx, userId, now);
};

const languageOf = (user: UserRow, caller: Caller): string =>
  languageById(user.languagesId)?.code ?? regionById(caller.regionId)?.languages[0] ?? "en";

/** Notifies the old contact of the change; a user who had none on this channel is notified on the other one. */
const warn = async (app: TxApp, tx: Tx, user: UserRow, channel: Channel, token: string, language: string) => {
  const email = channel === "email" ? user.emailNorm : null;
  await app.outbox.enqueue(tx, {
    channel: email === null ? "sms" : "email",
    to: email ?? user.phoneE164,
    template: "contact_change",
    language,
    payload: { token },
  });
};

/**
 * Requests another e-mail address or phone number for a user whose row is locked and whose change the caller may make.
 * It signs in only after its confirmation: by a code in the user's own session, or, when a colleague requested it, by
 * signing in with it. The old contact gets a message with a way to stop the change (PROF-3). Sending the present contact
 * drops a pending change.
 *
 * @throws {Problem} `validation_failed` for a taken contact, `rate_limited`
 */
export const requestContactChange = async (
  app: TxApp,
  tx: Tx,
  caller: Caller,
  { user, channel, contact }: { readonly user: UserRow; readonly channel: Channel; readonly contact: string },
): Promise<void> => {
  const now = app.clock.now();
  const open = await openChangeOf(tx, user.id, channel, now);
  if (open?.newContact === contact) return;
  if (contactOf(user, channel) === contact) {
    if (open) await dropOpen(tx, user.id, channel, now);
    return;
  }
  await requireFree(tx, user.id, channel, contact, now);
  await requireFew(tx, user.id, contactOf(user, channel), now);
  await dropOpen(tx, user.id, channel, now);
  const token = newToken();
  await tx.insert(contactChange).values({
    userId: user.id,
    requestedBy: caller.userId,
    channel,
    oldContact: contactOf(user, channel),
    newContact: contact,
    stopSha256: hashToken(token),
    requestedAt: now,
    expiresAt: after(now, PENDING_LIFE),
  });
  const language = languageOf(user, caller);
  await warn(app, tx, user, channel, token, language);
  if (user.id === caller.userId) {
    await sendContactCode(app, tx, user, { channel, contact, language });
    return;
  }
  const [own] = await tx.select({ name: company.name }).from(company).where(eq(company.id, caller.companyId));
  await app.outbox.enqueue(tx, {
    channel,
    to: contact,
    template: "invitation",
    language,
    payload: { company: withoutLinks(own?.name ?? "") },
  });
};

/**
 * Puts a confirmed change into effect: open codes are voided, and all sessions end except `session`.
 *
 * @throws a unique violation, or {@link Problem} `validation_failed`, when the contact was taken meanwhile
 */
export const applyContactChange = async (
  tx: Tx,
  { id, userId, channel, newContact }: OpenChange,
  now: Date,
  session?: number,
): Promise<void> => {
  await tx
    .update(appUser)
    .set(values(channel, newContact, now))
    .where(eq(appUser.id, userId));
  if (await isHeld(tx, channel, newContact, { now, userId })) throw contactTaken(channel);
  await tx.update(contactChange).set({ confirmedAt: now }).where(eq(contactChange.id, id));
  await voidContactCodes(tx, userId, channel, now);
  await voidLoginCodes(tx, userId, now);
  await revokeSessions(tx, session === undefined ? { userId } : { userId, except: session }, "contact_changed", now);
};

/**
 * Stops a change by the token of the message to the old contact: a pending change is dropped; a confirmed one is
 * taken back, with every later one of the channel. All sessions of the user end.
 *
 * @throws {Problem} `not_found` for an unknown or used token and after seven days
 */
export const stopContactChange = async (app: TxApp, tx: Tx, { ipHash }: Visitor, token: string): Promise<void> => {
  const now = app.clock.now();
  const which = and(
    eq(contactChange.stopSha256, hashToken(token)),
    isNull(contactChange.stoppedAt),
    gt(contactChange.requestedAt, after(now, -STOP_LIFE)),
    lte(contactChange.requestedAt, now),
  );
  // The user is locked before the change is read: a confirmation in another transaction is over by then.
  const [user] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        isNull(appUser.deletedAt),
        inArray(appUser.id, tx.select({ id: contactChange.userId }).from(contactChange).where(which)),
      ),
    )
    .for("no key update");
  const [change] = user ? await tx.select().from(contactChange).where(which) : [];
  if (!change) throw new Problem("not_found");
  const { userId, channel, oldContact, confirmedAt } = change;
  const own = and(eq(appUser.id, userId), isNull(appUser.deletedAt));
  // The link was opened from the old address, so that address is proven.
  if (confirmedAt)
    await tx
      .update(appUser)
      .set(values(channel, oldContact, oldContact === null ? null : now))
      .where(own);
  await dropOpen(tx, userId, channel, now);
  // Later changes were made after this one was taken over: their tokens must not undo the stop.
  await tx
    .update(contactChange)
    .set({ stoppedAt: now })
    .where(and(eq(contactChange.userId, userId), eq(contactChange.channel, channel), gte(contactChange.id, change.id)));
  await voidLoginCodes(tx, userId, now);
  await revokeSessions(tx, { userId }, "contact_change_stopped", now);
  await recordAuthEvent(tx, { kind: "contact_change_stopped", userId, ipHash }, now);
};
