import { isTestPhone } from "@lucarne/api-client/phone-rules";

import type { Clock } from "../../../db/clock.ts";
import type { Outbox, OutboxMessage } from "../../../app.ts";
import { outbox } from "../../../db/schema/index.ts";
import { seal, unseal } from "../../../kernel/keys.ts";
import { newUuid } from "../../../kernel/uuid.ts";

type Payload = OutboxMessage["payload"];

/**
 * The outbox table: a message is written in the transaction of its cause and delivered later. Its payload is encrypted,
 * because it may hold a login code. Messages to a test number are marked done at once and never sent.
 */
export const createOutbox = ({ clock, serverKey }: { clock: Clock; serverKey: string }): Outbox => ({
  enqueue: async (tx, { channel, to, template, language, payload }) => {
    const now = clock.now();
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
  },
});

/** Decrypts the payload of an outbox row. */
export const openPayload = (serverKey: string, sealed: Buffer): Payload => {
  const payload: unknown = JSON.parse(unseal(serverKey, "outbox", sealed));
  if (typeof payload !== "object" || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
};
