import { LOGIN_CODE_LIFE } from "@lucarne/api-client/code-times";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { loginChallenge } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { codeHash, newCode } from "../rules/code.ts";
import type { Way } from "../rules/code-limits.ts";
import { addressOf, type Contact, NO_USER_ID } from "../rules/contact.ts";

interface NewCode extends Omit<Way, "own"> {
  readonly userId: number;
  /** The change of the phone number that signing in confirms. */
  readonly confirms: number | null;
  readonly contact: Contact;
  readonly language: LanguageCode;
  readonly ipHash: Buffer;
  readonly siteHash: Buffer;
}

/** Voids the open challenge of the device or network, opens another and puts its code into the outbox. */
export const openChallenge = async (
  app: TxApp,
  tx: Tx,
  { userId, confirms, contact, language, ipHash, siteHash, deviceSha256, known }: NewCode,
  now: Date,
) => {
  const uuid = newUuid(now);
  const code = newCode();
  const codeHmac = codeHash(app.settings.serverKey, uuid, code);
  await tx
    .update(loginChallenge)
    .set({ voidAt: now })
    .where(
      and(
        eq(loginChallenge.userId, userId),
        deviceSha256
          ? eq(loginChallenge.deviceSha256, deviceSha256)
          : and(eq(loginChallenge.ipHash, ipHash), isNull(loginChallenge.deviceSha256)),
        isNull(loginChallenge.usedAt),
        isNull(loginChallenge.voidAt),
      ),
    );
  if (userId !== NO_USER_ID) {
    await tx.insert(loginChallenge).values({
      uuid,
      userId,
      codeHmac,
      contactChangeId: confirms,
      ipHash,
      siteHash,
      deviceSha256,
      known,
      sentAt: now,
      expiresAt: after(now, LOGIN_CODE_LIFE),
      createdAt: now,
    });
    await app.outbox.enqueue(tx, {
      channel: contact.channel,
      to: addressOf(contact),
      template: "login_code",
      language,
      payload: { code },
    });
  } else {
    // Two statements without effect take the time of the two for a known contact (SEC-4).
    await tx.update(loginChallenge).set({ voidAt: now }).where(eq(loginChallenge.userId, NO_USER_ID));
    await tx.execute(sql`select count(*) from outbox where id = 0`);
  }
  return uuid;
};
