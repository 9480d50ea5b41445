import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { orderEvent, orderLine, orders, product, variant } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOfRead, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import { COMPLETED, type OrderStatus, REJECTED } from "../rules/order-status.ts";
import { readVouchers } from "../commands/vouchers.ts";

type OrderRow = typeof orders.$inferSelect;

const linesOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ line: orderLine, variantGuid: variant.uuid, productUuid: product.uuid })
    .from(orderLine)
    .innerJoin(variant, eq(variant.id, orderLine.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(orderLine.orderId, [...ids]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const eventsOf = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(orderEvent)
    .where(inArray(orderEvent.orderId, [...ids]))
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

const views = async (db: Db, rows: readonly OrderRow[]): Promise<Schema<"Order">[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const events = await eventsOf(db, ids);
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
  const rows = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return { data: await views(db, rows), meta: await metaOfRead(page, rows.length, () => db.$count(orders, mine)) };
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
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.uuid, uuid), eq(orders.companyId, companyId)));
  if (!row) throw new Problem("not_found");
  const lines = await linesOf(db, [row.id]);
  const withVouchers = row.type === "voucher" && row.status === COMPLETED;
  const events = await eventsOf(db, [row.id]);
  const lineIds = lines.map(({ line }) => line.id);
  return view(row, lines, events, withVouchers ? await readVouchers(db, keys, lineIds) : null);
};
