import { randomUUID } from "node:crypto";

import { desc, eq } from "drizzle-orm";

import type { Clock } from "../clock.ts";
import type { Outbox } from "../context.ts";
import type { Db } from "../db/client.ts";
import { outbox } from "../db/schema/index.ts";
import { seal, unseal } from "./seal.ts";

type OutboxOptions = {
  serverKey: Buffer;
  clock: Clock;
  /** Told after each message, while its transaction is still open. */
  onEnqueue?: () => void;
};

/** The outbox that commands write to: one row in the command's own transaction, or none when that fails. */
export const createOutbox = ({ serverKey, clock, onEnqueue }: OutboxOptions): Outbox => ({
  enqueue: async (tx, message) => {
    const uuid = randomUUID();
    await tx.insert(outbox).values({
      uuid,
      channel: message.channel,
      recipient: message.to,
      template: message.template,
      language: message.language,
      payload: seal(serverKey, uuid, message.payload),
      // When to try is the machine's time: moving the business clock must neither hold mail back nor send it twice.
      nextTryAt: new Date(),
      createdAt: clock.now(),
    });
    onEnqueue?.();
  },
});

/** A message as the operator sees it. */
export type OutboxEntry = {
  uuid: string;
  channel: "email" | "sms";
  to: string;
  template: string;
  language: string;
  payload: Record<string, string | number>;
  state: "pending" | "sent" | "failed";
  attempts: number;
  created_at: string;
  sent_at: string | null;
};

/** The newest messages, newest first, with their payload opened; `to` narrows them to one address. */
export const readOutbox = async (db: Db, serverKey: Buffer, filter: { to?: string | undefined; limit: number }): Promise<OutboxEntry[]> => {
  const rows = await db
    .select()
    .from(outbox)
    .where(filter.to === undefined ? undefined : eq(outbox.recipient, filter.to))
    .orderBy(desc(outbox.id))
    .limit(filter.limit);
  return rows.map((row) => ({
    uuid: row.uuid,
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    language: row.language,
    payload: unseal(serverKey, row.uuid, row.payload),
    state: row.state,
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }));
};
