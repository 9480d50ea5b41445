import { DAY } from "@lucarne/api-client/durations";
import { and, eq, sql } from "drizzle-orm";

import type { App } from "../../../app.ts";
import { outbox } from "../../../db/schema/index.ts";
import { openPayload } from "./enqueue.ts";
import type { Delivery, Routes } from "../drivers/driver.ts";
import { boundCode, isTemplate, messageText, USEFUL_TIME } from "../texts/message-text.ts";

type Row = typeof outbox.$inferSelect;

/** Longest time that one delivery can take, in seconds; until then no other process takes the same message. */
const LEASE = 60;
/** Age at which a message that cannot be delivered is given up: a mail server may be down over a weekend. */
const MAX_AGE = 3 * DAY;
/** Tries of a message that the mail server refuses for good, because its address does not exist for instance. */
const REFUSED_TRIES = 30;
/** Seconds until the next try: short at first, then every five minutes. */
const backoff = (attempts: number): number => Math.min(300, 2 ** attempts);

/** Whether the mail server answered that it will never take the message (5xx for its envelope or its content). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

export type CarrierOptions = Pick<App, "database" | "clock" | "log"> & {
  keys: readonly string[];
  publicUrl: string;
  routes: Routes;
};

/** Claims single messages of the table and hands them to the drivers. */
export const createCarrier = ({ database, clock, log, keys, publicUrl, routes }: CarrierOptions) => {
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
      const age = clock.now().getTime() - row.createdAt.getTime();
      const isLast = age >= MAX_AGE || (isRefusal(error) && row.attempts >= REFUSED_TRIES);
      if (isLast) givenUp += 1;
      await settle(row, isLast ? { state: "failed" } : { nextTryAt: after(backoff(row.attempts)) });
    }
  };

  return { claim, deliver, givenUp: (): number => givenUp };
};
