import { randomInt } from "node:crypto";

import { CONTACT_CODE_LIFE } from "@lucarne/api-client/code-times";
import { and, eq, isNull, lte } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { contactChallenge } from "../../../db/schema/index.ts";
import { keyedHash, sameHash } from "../../../kernel/keys/keys.ts";
import { after } from "../../../kernel/time/time.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Channel } from "../queries/open-change.ts";
import type { UserRow } from "./users.ts";

/** Tries of the code (VER-6). */
const MAX_TRIES = 5;

const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

const hashOf = (app: Pick<TxApp, "settings">, challenge: string, code: string): Buffer =>
  keyedHash(app.settings.serverKey, "email-code", `${challenge}:${code}`);

const openOf = (userId: number, channel: Channel) =>
  and(
    eq(contactChallenge.userId, userId),
    eq(contactChallenge.channel, channel),
    isNull(contactChallenge.usedAt),
    isNull(contactChallenge.voidAt),
  );

/** Voids the open code of a channel. */
export const voidContactCodes = async (tx: Tx, userId: number, channel: Channel, now: Date): Promise<void> => {
  await tx.update(contactChallenge).set({ voidAt: now }).where(openOf(userId, channel));
};

interface NewCode {
  readonly channel: Channel;
  readonly contact: string;
  readonly language: string;
}

/**
 * Sends a six-digit code to a contact of the user; it replaces the previous one.
 *
 * @throws {Problem} `rate_limited`
 */
export const sendContactCode = async (
  app: TxApp,
  tx: Tx,
  { id: userId }: Pick<UserRow, "id">,
  { channel, contact, language }: NewCode,
) => {
  const now = app.clock.now();
  const uuid = newUuid(now);
  const code = newCode();
  await voidContactCodes(tx, userId, channel, now);
  await tx.insert(contactChallenge).values({
    uuid,
    userId,
    channel,
    contact,
    codeHmac: hashOf(app, uuid, code),
    sentAt: now,
    expiresAt: after(now, CONTACT_CODE_LIFE),
  });
  return app.outbox.enqueue(tx, {
    channel,
    to: contact,
    template: channel === "email" ? "email_code" : "phone_code",
    language,
    payload: { code },
  });
};

/**
 * Counts the try and compares the code with the open one of the user's contact, in constant time.
 *
 * @returns whether it is right; the counted try stays written, so the caller refuses after the transaction only
 */
export const takeContactCode = async (
  app: TxApp,
  tx: Tx,
  userId: number,
  { channel, contact, code }: { readonly channel: Channel; readonly contact: string; readonly code: string },
): Promise<boolean> => {
  const now = app.clock.now();
  const [open] = await tx
    .select()
    .from(contactChallenge)
    .where(and(openOf(userId, channel), lte(contactChallenge.sentAt, now)))
    .for("update");
  const given = hashOf(app, open?.uuid ?? "", code);
  if (!open || open.expiresAt <= now || open.attempts >= MAX_TRIES || open.contact !== contact) return false;
  const right = sameHash(given, open.codeHmac);
  await tx
    .update(contactChallenge)
    .set({ attempts: open.attempts + 1, ...(right ? { usedAt: now } : {}) })
    .where(eq(contactChallenge.id, open.id));
  return right;
};
