import { and, eq, sql } from "drizzle-orm";

import type { App } from "../../../app.ts";
import { outbox } from "../../../db/schema/index.ts";
import { openPayload } from "./enqueue.ts";
import type { Delivery, Routes } from "../drivers/driver.ts";
import { boundCode, isTemplate, messageText, USEFUL_TIME } from "../texts/message-text.ts";

type Row = typeof outbox.$inferSelect;

/** Longest time that one delivery can take, in seconds; until then no other process takes the same message. */
const LEASE = 60;
const TRIES = 30;
/** Seconds until the next try: short at first, then every five minutes. */
const backoff = (attempts: number): number => Math.min(300, 2 ** attempts);
const POLL = 1_000;

/** Takes messages from the table and hands them to the drivers, until stopped. */
export type DeliveryWorker = {
  /** Begins to check for messages. */
  start: () => void;
  /** Checks for messages soon, once started; called after one has been written. */
  wake: () => void;
  /** Delivers everything that is due now. */
  runOnce: () => Promise<void>;
  /** How many messages have been given up since it was made: no carrier took them, or they were no longer valid. */
  givenUp: () => number;
  /** Stops after the current message. */
  stop: () => Promise<void>;
};

type WorkerOptions = Pick<App, "database" | "clock" | "log"> & {
  keys: readonly string[];
  publicUrl: string;
  routes: Routes;
};

export const createDelivery = ({ database, clock, log, keys, publicUrl, routes }: WorkerOptions): DeliveryWorker => {
  const after = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);

  /** Claims the oldest due message for one minute; if the process ends, the next one claims it. */
  const claim = async (): Promise<Row | undefined> => {
    // No wait is as long as an hour; a later time was set by a business clock that has since been moved back.
    const [due, strange] = [after(0).toISOString(), after(3600).toISOString()];
    const [row] = await database.db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextTryAt: after(LEASE) })
      .where(
        and(
          eq(outbox.state, "pending"),
          sql`${outbox.id} = (select id from outbox where state = 'pending'
            and (next_try_at <= ${due}::timestamptz or next_try_at > ${strange}::timestamptz)
            order by id limit 1 for update skip locked)`,
        ),
      )
      .returning();
    return row;
  };

  const settle = (row: Row, values: Partial<Row>) =>
    database.db.update(outbox).set(values).where(eq(outbox.id, row.id));

  const wordsOf = (row: Row): Delivery | undefined => {
    const { uuid, channel, recipient: to, template, language, createdAt } = row;
    if (!isTemplate(template)) return undefined;
    const useful = USEFUL_TIME[template];
    if (useful !== undefined && clock.now().getTime() > createdAt.getTime() + useful) return undefined;
    const payload = openPayload(keys, row.payload);
    if (!payload) {
      log.error({ uuid, template }, "A message is sealed with a key that is not in SERVER_KEY or SERVER_KEYS");
      return undefined;
    }
    const { subject, text } = messageText(template, language, payload, publicUrl);
    const ending = channel === "sms" ? boundCode(payload, publicUrl) : "";
    return { uuid, channel, to, template, language, subject, text: text + ending, createdAt: createdAt.toISOString() };
  };

  let givenUp = 0;
  const deliver = async (row: Row): Promise<void> => {
    try {
      const message = wordsOf(row);
      if (!message) {
        givenUp += 1;
        await settle(row, { state: "failed" });
        return;
      }
      const carrying = (drivers: Routes["copies"]) => drivers.filter((driver) => driver.carries(message.channel));
      const remote = carrying(routes.remote);
      if (row.attempts === 1 || remote.length === 0)
        await Promise.all(carrying(routes.copies).map((driver) => driver.deliver(message)));
      for (const driver of remote) await driver.deliver(message);
      await settle(row, { state: "sent", sentAt: clock.now() });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn(
        { uuid: row.uuid, template: row.template, attempts: row.attempts, code },
        "A message could not be delivered yet",
      );
      const isLast = row.attempts >= TRIES;
      if (isLast) givenUp += 1;
      await settle(row, isLast ? { state: "failed" } : { nextTryAt: after(backoff(row.attempts)) });
    }
  };

  let started = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const drain = async (): Promise<void> => {
    for (let row = await claim(); row; row = stopped ? undefined : await claim()) await deliver(row);
  };
  const runOnce = (): Promise<void> => (running = running.then(drain));
  const schedule = (delay: number): void => {
    if (!started || stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The database may be unavailable for a while; keep polling.
      void runOnce()
        .catch((error: unknown) => {
          running = Promise.resolve();
          log.warn(
            { reason: error instanceof Error ? error.name : "unknown" },
            "The outbox cannot be read at the moment",
          );
        })
        .finally(() => schedule(POLL));
    }, delay);
    timer.unref();
  };

  return {
    start: () => {
      started = true;
      schedule(0);
    },
    wake: () => schedule(20),
    runOnce,
    givenUp: () => givenUp,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => undefined);
      for (const driver of [...routes.copies, ...routes.remote]) driver.close?.();
    },
  };
};
