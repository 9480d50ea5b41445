import type { components } from "@lucarne/api-client/generated/operator";
import { DEFAULT_LANGUAGE, isLanguageCode } from "@lucarne/api-client/languages";
import { isTestPhone } from "@lucarne/api-client/phone-rules";
import { and, count, desc, eq, or } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { outbox } from "../../../db/schema/index.ts";
import { openPayload } from "../commands/enqueue.ts";
import { isTemplate, messageText } from "../texts/message-text.ts";

/** A message as shown to the operator. */
type OutboxEntry = components["schemas"]["OutboxMessage"];

export type OutboxFilter = { to?: string | undefined; template?: string | undefined; page?: number; limit?: number };

export type OutboxPage = components["schemas"]["OutboxList"];

/** Shown for a message that none of the keys opens. */
const UNREADABLE = "(sealed with a key that is not in SERVER_KEY or SERVER_KEYS)";

const entryOf = (
  row: typeof outbox.$inferSelect,
  context: { keys: readonly string[]; publicUrl: string },
): OutboxEntry => {
  const payload = openPayload(context.keys, row.payload);
  const words =
    isTemplate(row.template) && payload
      ? messageText(row.template, row.language, payload, context.publicUrl)
      : undefined;
  const state = row.state === "pending" ? "waiting" : row.state;
  return {
    uuid: row.uuid,
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    language: isLanguageCode(row.language) ? row.language : DEFAULT_LANGUAGE,
    subject: row.channel === "email" ? (words?.subject ?? null) : null,
    text: words?.text ?? (payload ? "" : UNREADABLE),
    code: payload?.["code"] === undefined ? null : String(payload["code"]),
    state: state !== "waiting" && row.channel === "sms" && isTestPhone(row.recipient) ? "withheld" : state,
    created_at: row.createdAt.toISOString(),
  };
};

/** Messages, newest first, decrypted and rendered; `to` is an e-mail address or a phone number in any spelling. */
export const readOutbox = async (
  db: Db,
  context: { keys: readonly string[]; publicUrl: string },
  { to, template, page = 1, limit = 20 }: OutboxFilter = {},
): Promise<OutboxPage> => {
  const recipient = to?.trim().toLowerCase();
  const where = and(
    recipient === undefined
      ? undefined
      : or(eq(outbox.recipient, recipient), eq(outbox.recipient, recipient.replaceAll(/[\s()-]/g, ""))),
    template === undefined ? undefined : eq(outbox.template, template),
  );
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(outbox).where(where);
  return {
    data: rows.map((row) => entryOf(row, context)),
    meta: { current_page: page, per_page: limit, last_page: Math.max(1, Math.ceil(total / limit)), total },
  };
};
