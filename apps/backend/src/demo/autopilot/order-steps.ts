import { APPROVED, PENDING } from "@lucarne/api-client/order-states";
import { and, asc, eq, max } from "drizzle-orm";

import { orderEvent, orders } from "../../db/schema/index.ts";
import { approveOrder, completeOrder } from "../../areas/orders/commands/order-steps.ts";
import { ACTOR, BATCH_SIZE, type Rule, selected } from "./step.ts";

/** Pending orders, from their creation on. */
export const approveOrders: Rule = {
  waiting: (tx, which) =>
    tx
      .select({ key: orders.uuid, since: orders.createdAt })
      .from(orders)
      .where(and(eq(orders.status, PENDING), selected(which, orders.uuid, orders.createdAt)))
      .orderBy(asc(orders.createdAt))
      .limit(BATCH_SIZE),
  act: (app, tx, key) => approveOrder(tx, { actor: ACTOR, now: app.clock.now() }, key),
};

/** Approved orders, from their approval on. */
export const completeOrders: Rule = {
  waiting: async (tx, which) => {
    const rows = await tx
      .select({ key: orders.uuid, since: max(orderEvent.createdAt) })
      .from(orders)
      .innerJoin(orderEvent, and(eq(orderEvent.orderId, orders.id), eq(orderEvent.toStatus, APPROVED)))
      .where(and(eq(orders.status, APPROVED), selected(which, orders.uuid, orderEvent.createdAt)))
      .groupBy(orders.uuid)
      .orderBy(asc(max(orderEvent.createdAt)))
      .limit(BATCH_SIZE);
    return rows.flatMap(({ key: uuid, since }) => (since ? [{ key: uuid, since }] : []));
  },
  act: (app, tx, key) => completeOrder(tx, { actor: ACTOR, now: app.clock.now() }, key, app.settings.serverKey),
};
