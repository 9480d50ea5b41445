import { randomInt } from "node:crypto";

import { languageById, type LanguageCode } from "@lucarne/api-client/languages";
import { and, desc, eq, gt, isNull } from "drizzle-orm";

import type { App } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, emailChallenge } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";
import { MAIL_RECORD, requireMayMail } from "../../../kernel/send-limits.ts";
import { keyedHash, sameHash } from "../../../kernel/keys.ts";
import { after } from "../../../kernel/time.ts";
import { newUuid } from "../../../kernel/uuid.ts";

/** Lifetime and tries of the code (VER-6). */
const CODE_LIFE = 30 * 60 * 1000;
const TRIES = 5;

const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

const hashOf = (app: App, challenge: string, code: string): Buffer =>
  keyedHash(app.settings.serverKey, "email-code", `${challenge}:${code}`);

const lockUser = async (tx: Tx, userId: number) => {
  const [user] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), isNull(appUser.deletedAt)))
    .for("no key update");
  if (!user) throw new Problem("session_revoked");
  return user;
};

const openOf = (userId: number) =>
  and(eq(emailChallenge.userId, userId), isNull(emailChallenge.usedAt), isNull(emailChallenge.voidAt));

/**
 * Sends a six-digit code to the user's address; it replaces the previous one.
 *
 * @throws {Problem} `email_missing`, `already_verified`, `rate_limited`
 */
export const sendEmailCode = async (app: App, tx: Tx, userId: number, language: LanguageCode) => {
  const now = app.clock.now();
  const user = await lockUser(tx, userId);
  if (user.emailNorm === null) throw new Problem("email_missing");
  if (user.verifiedEmailAt !== null) throw new Problem("already_verified");
  const sent = await tx
    .select({ at: emailChallenge.sentAt })
    .from(emailChallenge)
    .where(and(eq(emailChallenge.userId, userId), gt(emailChallenge.sentAt, after(now, -MAIL_RECORD))))
    .orderBy(desc(emailChallenge.sentAt));
  const permit = requireMayMail(
    app.settings,
    sent.map(({ at }) => at),
    now,
  );
  const uuid = newUuid(now);
  const code = newCode();
  await tx.update(emailChallenge).set({ voidAt: now }).where(openOf(userId));
  await tx.insert(emailChallenge).values({
    uuid,
    userId,
    emailNorm: user.emailNorm,
    codeHmac: hashOf(app, uuid, code),
    sentAt: now,
    expiresAt: after(now, CODE_LIFE),
  });
  await app.outbox.enqueue(tx, {
    channel: "email",
    to: user.emailNorm,
    template: "email_code",
    language: languageById(user.languagesId)?.code ?? language,
    payload: { code },
  });
  return permit;
};

/**
 * Counts the try, compares the code and, when it is right, verifies the address.
 *
 * @returns undefined for anything but the open code of the current address; the counted try stays written, so the
 * caller refuses after the transaction only
 */
export const confirmEmail = async (app: App, tx: Tx, userId: number, code: string): Promise<Date | undefined> => {
  const now = app.clock.now();
  const user = await lockUser(tx, userId);
  const [open] = await tx.select().from(emailChallenge).where(openOf(userId)).for("update");
  const given = hashOf(app, open?.uuid ?? "", code);
  if (!open || open.expiresAt <= now || open.attempts >= TRIES || open.emailNorm !== user.emailNorm) return undefined;
  const right = sameHash(given, open.codeHmac);
  await tx
    .update(emailChallenge)
    .set({ attempts: open.attempts + 1, ...(right ? { usedAt: now } : {}) })
    .where(eq(emailChallenge.id, open.id));
  if (!right) return undefined;
  await tx.update(appUser).set({ verifiedEmailAt: now }).where(eq(appUser.id, userId));
  return now;
};
