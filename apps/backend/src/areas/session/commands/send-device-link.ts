import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, desc, eq, gt, lte } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { deviceLink } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { after } from "../../../kernel/time/time.ts";
import { LINK_LIFE, LINK_WAIT, LINKS_PER_RECIPIENT } from "../rules/lifetimes.ts";
import { hashToken, newToken } from "../rules/tokens.ts";
import { recordAuthEvent } from "./record-auth-event.ts";

interface LinkTo {
  readonly userId: number;
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly language: LanguageCode;
}

/**
 * Sends a link that makes a device known to the account, after the refusal of a code (SEC-27). None is sent while the
 * last one can be used and is younger than an hour, or after five in a day to the recipient, whichever account they
 * belong to. Only the owner can use a link, so strangers never hold a new one back. The caller has locked the user:
 * two refusals at the same time send one link.
 *
 * @returns whether the recipient has a link that can be used
 */
export const sendDeviceLink = async (
  app: TxApp,
  tx: Tx,
  { ipHash }: Visitor,
  { userId, channel, recipient, language }: LinkTo,
): Promise<boolean> => {
  const now = app.clock.now();
  const sent = await tx
    .select()
    .from(deviceLink)
    .where(
      and(
        eq(deviceLink.recipient, recipient),
        gt(deviceLink.sentAt, after(now, -LINK_LIFE)),
        // One from the future was sent before the clock was reset (REL-7).
        lte(deviceLink.sentAt, now),
      ),
    )
    .orderBy(desc(deviceLink.sentAt));
  const [usable] = sent.filter((link) => link.userId === userId && link.usedAt === null && link.voidAt === null);
  const fresh = usable !== undefined && after(usable.sentAt, LINK_WAIT) > now;
  if (fresh || sent.length >= LINKS_PER_RECIPIENT) return usable !== undefined;
  const token = newToken();
  await tx.insert(deviceLink).values({ userId, recipient, sha256: hashToken(token), sentAt: now });
  await app.outbox.enqueue(tx, { channel, to: recipient, template: "device_link", language, payload: { token } });
  await recordAuthEvent(tx, { kind: "device_link_sent", userId, ipHash }, now);
  return true;
};
