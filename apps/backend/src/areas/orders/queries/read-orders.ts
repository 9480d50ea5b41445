import { COMPLETED, REJECTED } from "@lucarne/api-client/order-states";
import { inPage } from "../../../db/sql/in-page.ts";
import { and, asc, desc, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { orderEvent, orderLine, orders, product, variant } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import { readVouchers } from "../commands/vouchers.ts";

type OrderRow = typeof orders.$inferSelect;

const linesOf = (db: Db, ids: SQLWrapper) =>
  db
    .select({ line: orderLine, variantGuid: variant.uuid, productUuid: product.uuid })
    .from(orderLine)
    .innerJoin(variant, eq(variant.id, orderLine.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(sql`${orderLine.orderId} in ${ids}`)
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const eventsOf = (db: Db, ids: SQLWrapper) =>
  db
    .select()
    .from(orderEvent)
    .where(sql`${orderEvent.orderId} in ${ids}`)
    .orderBy(asc(orderEvent.id));

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

const view = (
  row: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  response: Schema<"OrderMeta">["response"],
): Schema<"Order"> => ({
  uuid: row.uuid,
  number: row.number,
  points: row.points,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  events: events.map(({ toStatus, createdAt, reason }) => ({
    status: toStatus,
    created_at: createdAt.toISOString(),
    reason: toStatus === REJECTED ? reason : null,
  })),
  meta: {
    type: row.type,
    contents: lines.map(({ line, variantGuid, productUuid }) => ({
      name: line.name,
      image: line.image,
      quantity: line.quantity,
      price: line.unitPoints,
      variantGuid,
      productUuid,
      inputData: line.inputData,
    })),
    response,
  },
  customer: row.customer,
});

/** Orders with lines and events; `ids` is a query for the ids of the same orders. */
const views = async (
  db: Db,
  reading: PromiseLike<readonly OrderRow[]>,
  ids: SQLWrapper,
): Promise<Schema<"Order">[]> => {
  const [rows, lines, events] = await Promise.all([reading, linesOf(db, ids), eventsOf(db, ids)]);
  return rows.map((row) =>
    view(
      row,
      lines.filter(({ line }) => line.orderId === row.id),
      events.filter(({ orderId }) => orderId === row.id),
      null,
    ),
  );
};

/** What a list of orders is limited to. */
export interface OrderFilter {
  readonly userId?: number;
  readonly statuses?: readonly OrderStatus[];
}

/** A page of a company's orders, newest first. Without vouchers. */
export const listOrders = async (db: Db, companyId: number, page: Page, { userId, statuses }: OrderFilter = {}) => {
  const mine: SQL | undefined = and(
    eq(orders.companyId, companyId),
    userId === undefined ? undefined : eq(orders.userId, userId),
    statuses === undefined ? undefined : inArray(orders.status, [...statuses]),
  );
  const newestFirst = [desc(orders.createdAt), desc(orders.id)];
  const list = { where: mine, orderBy: newestFirst, page };
  const rows = inPage(db.select().from(orders).$dynamic(), list);
  const ids = inPage(db.select({ id: orders.id }).from(orders).$dynamic(), list);
  const [data, total] = await Promise.all([views(db, rows, ids), db.$count(orders, mine)]);
  return { data, meta: metaOf(page, total) };
};

/**
 * An order of a company, with its vouchers once completed.
 *
 * @throws {Problem} `not_found`, for another company's order too
 */
export const readOrder = async (
  db: Db,
  { companyId, keys }: { companyId: number; keys: readonly string[] },
  uuid: string,
): Promise<Schema<"Order">> => {
  const own = and(eq(orders.uuid, uuid), eq(orders.companyId, companyId));
  const ids = db.select({ id: orders.id }).from(orders).where(own);
  const reading = db.select().from(orders).where(own);
  const [[row], lines, events, vouchers] = await Promise.all([
    reading,
    linesOf(db, ids),
    eventsOf(db, ids),
    readVouchers(
      db,
      keys,
      db
        .select({ id: orderLine.id })
        .from(orderLine)
        .where(sql`${orderLine.orderId} in ${ids}`),
    ),
  ]);
  if (!row) throw new Problem("not_found");
  const withVouchers = row.type === "voucher" && row.status === COMPLETED;
  return view(row, lines, events, withVouchers ? vouchers : null);
};
