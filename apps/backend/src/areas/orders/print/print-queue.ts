import { HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, max, notInArray, or, sql, type SQL } from "drizzle-orm";

import type { Db, Tx } from "../../../db/client.ts";
import { fileObject, orderPrint, orders } from "../../../db/schema/index.ts";
import { markFileRemoved, markFileUsed } from "../../../files/file-state.ts";
import { after } from "../../../kernel/time/time.ts";

// Each print file is a row of `order_print` as soon as it is requested. The process that claims the row draws the file. If
// that process ends, another one claims the row.

/** How long a row stays with the process that has taken it, in milliseconds; drawing may take 28 s. */
const CLAIM = MINUTE;
/** Tries before a print file is left for inspection. Another request begins again. */
export const MAX_TRIES = 5;
/** Milliseconds until a file is tried again that no process was free for. */
const BUSY_DELAY = SECOND;
/** When a row without a claim was claimed. */
const UNCLAIMED = new Date(0);

/**
 * Not claimed. A claim from the near future was made by a machine whose clock is ahead; one from later, before the
 * clock was set back (REL-7).
 */
const isFree = (now: Date): SQL | undefined =>
  or(lt(orderPrint.claimedAt, after(now, -CLAIM)), gt(orderPrint.claimedAt, after(now, CLAIM)));

const isDue = (now: Date): SQL | undefined =>
  and(
    isNull(orderPrint.fileUuid),
    lt(orderPrint.attempts, MAX_TRIES),
    isFree(now),
    // No pause is as long as an hour.
    or(lte(orderPrint.nextTryAt, now), gt(orderPrint.nextTryAt, after(now, HOUR))),
  );

/** Left for inspection: every try failed, or ended with its process. */
const isGivenUp = (now: Date): SQL | undefined =>
  and(isNull(orderPrint.fileUuid), gte(orderPrint.attempts, MAX_TRIES), isFree(now));

const isOpen = (orderId: number): SQL | undefined => and(eq(orderPrint.orderId, orderId), isNull(orderPrint.fileUuid));

/** How far a print file is. */
export interface PrintState {
  /** Undefined until it is drawn and kept. */
  readonly file: { readonly uuid: string; readonly size: number } | undefined;
  readonly hasFailed: boolean;
}

/** Reads how far the print file of an order is; undefined before the first request. */
export const readPrintState = async (db: Db, orderId: number): Promise<PrintState | undefined> => {
  const [row] = await db
    .select({ uuid: fileObject.uuid, size: fileObject.size, failedAt: orderPrint.failedAt })
    .from(orderPrint)
    .leftJoin(fileObject, eq(fileObject.uuid, orderPrint.fileUuid))
    .where(eq(orderPrint.orderId, orderId));
  if (!row) return undefined;
  const { uuid, size, failedAt } = row;
  return { file: uuid === null || size === null ? undefined : { uuid, size }, hasFailed: failedAt !== null };
};

/** Queues the print file of a new order, in the transaction that writes the order. */
export const requestPrint = async (tx: Tx, orderUuid: string, now: Date): Promise<void> => {
  const at = now.toISOString();
  await tx.execute(sql`insert into order_print (order_id, claimed_at, asked_at, next_try_at)
    select id, ${UNCLAIMED.toISOString()}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from orders where uuid = ${orderUuid}`);
};

/** Queues a print file unless it is queued already. One that has failed is due again at once, with all of its tries. */
export const askForPrint = async (db: Db, orderId: number, now: Date): Promise<void> => {
  await db
    .insert(orderPrint)
    .values({ orderId, claimedAt: UNCLAIMED, askedAt: now, nextTryAt: now })
    .onConflictDoUpdate({
      target: orderPrint.orderId,
      set: { askedAt: now, nextTryAt: now, attempts: 0, failedAt: null },
      setWhere: and(
        isNull(orderPrint.fileUuid),
        isFree(now),
        or(isNotNull(orderPrint.failedAt), gte(orderPrint.attempts, MAX_TRIES)),
      ),
    });
};

/** A try counts when it begins: one that ends its process would be repeated for ever. */
const taken = (now: Date) => ({ claimedAt: now, attempts: sql`${orderPrint.attempts} + 1`, failedAt: null });

/** Takes the print file of an order, unless another call or process has it or it is not due. */
export const claimPrint = async (db: Db, orderId: number, now: Date): Promise<boolean> => {
  const rows = await db
    .update(orderPrint)
    .set(taken(now))
    .where(and(eq(orderPrint.orderId, orderId), isDue(now)))
    .returning({ id: orderPrint.orderId });
  return rows.length > 0;
};

/**
 * Takes the next print file: the oldest one of the company that was served longest ago (REL-14).
 *
 * @param full companies that get no more for now
 * @returns the order's id
 */
export const claimNextPrint = async (db: Db, now: Date, full: readonly number[] = []): Promise<number | undefined> => {
  const served = db
    .select({ companyId: orders.companyId, at: max(orderPrint.claimedAt).as("at") })
    .from(orderPrint)
    .innerJoin(orders, eq(orders.id, orderPrint.orderId))
    .where(and(gt(orderPrint.claimedAt, after(now, -CLAIM)), lte(orderPrint.claimedAt, after(now, CLAIM))))
    .groupBy(orders.companyId)
    .as("served");
  const next = db
    .select({ id: orderPrint.orderId })
    .from(orderPrint)
    .innerJoin(orders, eq(orders.id, orderPrint.orderId))
    .leftJoin(served, eq(served.companyId, orders.companyId))
    .where(and(isDue(now), full.length > 0 ? notInArray(orders.companyId, [...full]) : undefined))
    .orderBy(sql`${served.at} nulls first`, asc(orderPrint.askedAt), asc(orderPrint.orderId))
    .limit(1)
    .for("update", { of: orderPrint, skipLocked: true });
  const [row] = await db
    .update(orderPrint)
    .set(taken(now))
    .where(sql`${orderPrint.orderId} = (${next})`)
    .returning({ id: orderPrint.orderId });
  return row?.id;
};

/** Ends a claim with the kept file. A process that took this one for lost may have kept its file first. */
export const keepPrint = async (tx: Tx, orderId: number, fileUuid: string): Promise<void> => {
  const kept = await tx.update(orderPrint).set({ fileUuid, failedAt: null }).where(isOpen(orderId)).returning();
  await (kept.length > 0 ? markFileUsed(tx, fileUuid) : markFileRemoved(tx, fileUuid));
};

/** Ends a claim because no file process was free. That was no try. */
export const giveBackPrint = async (db: Db, orderId: number, now: Date): Promise<void> => {
  await db
    .update(orderPrint)
    .set({
      claimedAt: UNCLAIMED,
      attempts: sql`greatest(${orderPrint.attempts} - 1, 0)`,
      nextTryAt: after(now, BUSY_DELAY),
    })
    .where(isOpen(orderId));
};

/**
 * Ends a claim because drawing failed.
 *
 * @returns how many tries there have been
 */
export const putOffPrint = async (db: Db, orderId: number, now: Date): Promise<number> => {
  const at = now.toISOString();
  const [row] = await db
    .update(orderPrint)
    .set({
      claimedAt: UNCLAIMED,
      failedAt: now,
      nextTryAt: sql`${at}::timestamptz + interval '1 second' * power(2, ${orderPrint.attempts})`,
    })
    .where(isOpen(orderId))
    .returning({ attempts: orderPrint.attempts });
  return row?.attempts ?? 0;
};

/** What waits in the queue, for all processes together. */
export interface PrintQueue {
  /** Print files that wait, claimed ones included. */
  readonly waiting: number;
  /** Print files that are left for inspection. */
  readonly failed: number;
  /** When the oldest one that waits was requested. */
  readonly oldest: Date | undefined;
}

export const readPrintQueue = async (db: Db, now: Date): Promise<PrintQueue> => {
  const isLeft = isGivenUp(now);
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where not (${isLeft})))::int`,
      failed: sql<number>`(count(*) filter (where ${isLeft}))::int`,
      oldest:
        sql<Date | null>`min(coalesce(${orderPrint.askedAt}, ${orderPrint.claimedAt})) filter (where not (${isLeft}))`.mapWith(
          orderPrint.claimedAt,
        ),
    })
    .from(orderPrint)
    .where(isNull(orderPrint.fileUuid));
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldest: row?.oldest ?? undefined };
};
