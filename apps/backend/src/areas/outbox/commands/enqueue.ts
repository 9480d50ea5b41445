import { isObject } from "@lucarne/api-client/is-object";
import { isTestPhone } from "@lucarne/api-client/phone-rules";
import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import type { Clock } from "../../../db/clock.ts";
import type { Outbox, OutboxMessage } from "../../../app.ts";
import { outbox } from "../../../db/schema/index.ts";
import { seal, unseal } from "../../../kernel/keys/keys.ts";
import type { RateLimitSettings } from "../../../kernel/limits/rate-classes.ts";
import { MAIL_RECORD, requireMayMail, type SendPermit } from "../../../kernel/limits/send-limits.ts";
import { after } from "../../../kernel/time/time.ts";
import { newUuid } from "../../../kernel/uuid.ts";

type Payload = OutboxMessage["payload"];

/**
 * Templates that count against their recipient's limit. Login codes have the account's own (SEC-3); a warning of a
 * change must always go out.
 */
const LIMITED = ["email_code", "phone_code", "invitation"] as const;
const isLimited = (template: string): boolean => LIMITED.some((name) => name === template);

const UNLIMITED: SendPermit = { headers: {}, resendAfter: 0 };

/** The tag of an address, `+tag` before the `@`; mail services deliver it to the address without it. */
const TAG = /\+[^@]*/;

/**
 * Checks the limits of one recipient across all senders, and of all addresses of its mailbox together (SEC-24): those
 * that differ only in a tag.
 */
const requireFew = async (tx: Tx, settings: RateLimitSettings, to: string, now: Date): Promise<SendPermit> => {
  // Calls with one recipient run one after another, so that each counts the one before.
  const mailbox = to.includes("@") ? to.replace(TAG, "") : to;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('outbox'), hashtext(${mailbox}))`);
  const sent = await tx
    .select({ at: outbox.createdAt, recipient: outbox.recipient })
    .from(outbox)
    .where(
      and(
        eq(sql`regexp_replace(${outbox.recipient}, '\\+[^@]*@', '@')`, mailbox),
        inArray(outbox.template, [...LIMITED]),
        gt(outbox.createdAt, after(now, -MAIL_RECORD)),
        lte(outbox.createdAt, now),
      ),
    )
    .orderBy(desc(outbox.createdAt));
  const timesOf = (messages: typeof sent) => messages.map(({ at }) => at);
  requireMayMail(settings, timesOf(sent), now, "RMailbox");
  return requireMayMail(settings, timesOf(sent.filter(({ recipient }) => recipient === to)), now);
};

interface OutboxOptions {
  readonly clock: Clock;
  readonly serverKey: string;
  readonly limits: RateLimitSettings;
}

/**
 * The outbox table: a message is written in the transaction of its cause and delivered later. Its payload is encrypted,
 * because it may hold a login code. Messages to a test number are marked done at once and never sent.
 */
export const createOutbox = ({ clock, serverKey, limits }: OutboxOptions): Outbox => ({
  enqueue: async (tx, { channel, to, template, language, payload }) => {
    const now = clock.now();
    const permit = isLimited(template) ? await requireFew(tx, limits, to, now) : UNLIMITED;
    const delivered = channel === "sms" && isTestPhone(to);
    await tx.insert(outbox).values({
      uuid: newUuid(now),
      channel,
      recipient: to,
      template,
      language,
      payload: seal(serverKey, "outbox", JSON.stringify(payload)),
      state: delivered ? "sent" : "pending",
      nextTryAt: now,
      sentAt: delivered ? now : null,
      createdAt: now,
    });
    return permit;
  },
});

/** Decrypts the payload of an outbox row; undefined when none of the keys opens it. */
export const openPayload = (keys: readonly string[], sealed: Buffer): Payload | undefined => {
  const text = unseal(keys, "outbox", sealed);
  if (text === undefined) return undefined;
  const payload: unknown = JSON.parse(text);
  if (!isObject(payload)) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
};
