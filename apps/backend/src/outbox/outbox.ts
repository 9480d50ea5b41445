import { randomUUID } from "node:crypto";

import type { Clock } from "../clock.ts";
import type { Outbox } from "../context.ts";
import { outbox } from "../db/schema/index.ts";
import { seal } from "./seal.ts";

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
