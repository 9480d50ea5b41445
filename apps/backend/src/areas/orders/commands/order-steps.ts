import { APPROVED, COMPLETED, FAILED, REJECTED } from "@lucarne/api-client/order-states";
import { dayIn } from "@lucarne/api-client/day";
import { asc, eq } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { dropPendingCard, markShipped } from "../../card/commands/card-states.ts";
import { company, orderEvent, orderLine, orders } from "../../../db/schema/index.ts";
import { timeZoneOf } from "../../../db/sql/time-zone-of.ts";
import { Problem } from "../../../kernel/problem.ts";
import { post, voidTransfer } from "../../../ledger/ledger.ts";
import { notify, type Notice } from "../../notifications/commands/notify.ts";
import { lockStock, moveStock } from "../../shop/commands/stock.ts";
import { mayMove, type OrderStatus } from "../rules/order-status.ts";
import { createVouchers } from "./vouchers.ts";

type OrderRow = typeof orders.$inferSelect;

/** Actor, time and note of a change; the note is shown to the customer. */
export interface Step {
  readonly actor: string;
  readonly now: Date;
  readonly reason?: string | undefined;
}

/** Finds an order and locks its company, then the order, until the end of the transaction. */
const lockOrder = async (tx: Tx, uuid: string): Promise<OrderRow> => {
  const [found] = await tx.select({ companyId: orders.companyId }).from(orders).where(eq(orders.uuid, uuid));
  if (!found) throw new Problem("not_found");
  await tx.select({ id: company.id }).from(company).where(eq(company.id, found.companyId)).for("no key update");
  const [order] = await tx.select().from(orders).where(eq(orders.uuid, uuid)).for("no key update");
  if (!order) throw new Problem("not_found");
  return order;
};

/** Changes the status of a locked order and records the change. */
const move = async (tx: Tx, order: OrderRow, to: OrderStatus, { actor, now, reason }: Step): Promise<void> => {
  await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id));
  await tx.insert(orderEvent).values({
    orderId: order.id,
    fromStatus: order.status,
    toStatus: to,
    actor,
    reason: reason ?? null,
    createdAt: now,
  });
};

/** @throws {Problem} `not_found`; `state_conflict` when the order's status does not allow the step */
const lockFor = async (tx: Tx, uuid: string, to: OrderStatus): Promise<OrderRow> => {
  const order = await lockOrder(tx, uuid);
  if (!mayMove(order.status, to)) throw new Problem("state_conflict");
  return order;
};

const endStock = async (tx: Tx, order: OrderRow, kind: "sale" | "release", step: Step) => {
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id));
  await lockStock(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  const movements = lines.map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity }));
  await moveStock(tx, step, kind, movements);
  return lines;
};

const notifyBuyer = (tx: Tx, { userId }: OrderRow, notice: Omit<Notice, "userId">, { now }: Step) =>
  notify(tx, { userId, ...notice }, now);

/** Approves an order: pending or failed → approved. The buyer is notified. */
export const approveOrder = async (tx: Tx, step: Step, uuid: string): Promise<void> => {
  const order = await lockFor(tx, uuid, APPROVED);
  await move(tx, order, APPROVED, step);
  await notifyBuyer(tx, order, { type: "info", event: "order_approved", params: { number: order.number } }, step);
};

/**
 * Completes an approved order: points are spent, stock is consumed, vouchers are made, the club card is shipped. The
 * buyer is notified; for a card with its serial number.
 */
export const completeOrder = async (tx: Tx, step: Step, uuid: string, serverKey: string): Promise<void> => {
  const order = await lockFor(tx, uuid, COMPLETED);
  await move(tx, order, COMPLETED, step);
  const lines = await endStock(tx, order, "sale", step);
  if (order.transferId) await post(tx, { pendingId: order.transferId, ...step });
  if (order.type === "voucher")
    await createVouchers(tx, serverKey, lines, dayIn(step.now, await timeZoneOf(tx, order.companyId)));
  if (order.type === "club_card") {
    const serial = await markShipped(tx, order.companyId, step.now);
    await notifyBuyer(tx, order, { type: "info", event: "card_shipped", params: { serial } }, step);
    return;
  }
  await notifyBuyer(tx, order, { type: "info", event: "order_completed", params: { number: order.number } }, step);
};

/** Rejects an open order: points and stock are given back, a card is no longer pending. The buyer is notified. */
export const rejectOrder = async (tx: Tx, step: Step, uuid: string): Promise<void> => {
  const order = await lockFor(tx, uuid, REJECTED);
  await move(tx, order, REJECTED, step);
  await endStock(tx, order, "release", step);
  if (order.transferId) await voidTransfer(tx, { pendingId: order.transferId, ...step });
  if (order.type === "club_card") await dropPendingCard(tx, order.companyId);
  const { number, points } = order;
  const words = step.reason === undefined ? {} : { text: `${number}: ${step.reason}` };
  await notifyBuyer(
    tx,
    order,
    { type: "important", event: "order_rejected", params: { number, points }, ...words },
    step,
  );
};

/** Marks a pending or approved order as failed; its reservations stay. */
export const failOrder = async (tx: Tx, step: Step, uuid: string): Promise<void> => {
  const order = await lockFor(tx, uuid, FAILED);
  await move(tx, order, FAILED, step);
};
