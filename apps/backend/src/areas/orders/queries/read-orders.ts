import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { orderLine, orders, product, variant } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOfRead, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import { COMPLETED } from "../rules/order-status.ts";
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

const view = (
  row: OrderRow,
  lines: readonly LineRow[],
  response: Schema<"OrderMeta">["response"],
): Schema<"Order"> => ({
  uuid: row.uuid,
  number: row.number,
  points: row.points,
  status: row.status,
  created_at: row.createdAt.toISOString(),
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
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    view(
      row,
      lines.filter(({ line }) => line.orderId === row.id),
      null,
    ),
  );
};

/** A page of a company's orders, newest first; of one user where `userId` is given. Without vouchers. */
export const listOrders = async (db: Db, companyId: number, page: Page, userId?: number) => {
  const mine: SQL | undefined = and(
    eq(orders.companyId, companyId),
    userId === undefined ? undefined : eq(orders.userId, userId),
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
  { companyId, serverKey }: { companyId: number; serverKey: string },
  uuid: string,
): Promise<Schema<"Order">> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.uuid, uuid), eq(orders.companyId, companyId)));
  if (!row) throw new Problem("not_found");
  const lines = await linesOf(db, [row.id]);
  const withVouchers = row.type === "voucher" && row.status === COMPLETED;
  const lineIds = lines.map(({ line }) => line.id);
  return view(row, lines, withVouchers ? await readVouchers(db, serverKey, lineIds) : null);
};
