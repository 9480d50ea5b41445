import { desc, eq } from "drizzle-orm";

import type { Db, Tx } from "../../db/client.ts";
import { company, orders } from "../../db/schema/index.ts";
import { metaOfRead, pageOf } from "../../kernel/paging.ts";
import { Problem } from "../../kernel/problem.ts";
import * as commands from "../../areas/orders/commands/order-steps.ts";
import type { OperatorContext, OperatorHandler } from "../context.ts";
import { withUuid } from "./named.ts";

const select = (db: Db) =>
  db.select({ order: orders, company: company.name }).from(orders).innerJoin(company, eq(company.id, orders.companyId));

type Row = Awaited<ReturnType<typeof select>>[number];

const view = ({ order: { uuid, number, type, points, status, createdAt }, company: name }: Row) => ({
  uuid,
  number,
  company: name,
  type,
  points,
  status,
  created_at: createdAt.toISOString(),
});

/** The uuid of an order given by its uuid, or by its number with a dash for the slash. */
const uuidOf = async (tx: Tx, name: string): Promise<string> => {
  const [row] = await tx
    .select({ uuid: orders.uuid })
    .from(orders)
    .where(withUuid(orders, name) ?? eq(orders.number, name.replace("-", "/")));
  if (!row) throw new Problem("not_found");
  return row.uuid;
};

/** Runs one command on an order and answers the order. */
const step = ({ app }: OperatorContext, name: string, run: (tx: Tx, uuid: string) => Promise<void>) =>
  app.database.transaction(async (tx) => {
    const uuid = await uuidOf(tx, name);
    await run(tx, uuid);
    const [row] = await select(tx).where(eq(orders.uuid, uuid));
    if (!row) throw new Problem("not_found");
    return { status: 200 as const, body: view(row) };
  });

const by = ({ app }: OperatorContext, reason?: string) => ({ actor: "operator", now: app.clock.now(), reason });

/** Orders of all companies, newest first. */
export const listAllOrders: OperatorHandler<"listAllOrders"> = async ({ app }, { query }) => {
  const page = pageOf(query, 20);
  const condition = query.status === undefined ? undefined : eq(orders.status, query.status as Row["order"]["status"]);
  const rows = await select(app.database.db)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const meta = await metaOfRead(page, rows.length, () => app.database.db.$count(orders, condition));
  return { status: 200, body: { data: rows.map(view), meta } };
};

/** Pending or failed → approved. */
export const approveOrder: OperatorHandler<"approveOrder"> = (context, { path }) =>
  step(context, path.order, (tx, uuid) => commands.approveOrder(tx, by(context), uuid));

/** Approved → completed. */
export const completeOrder: OperatorHandler<"completeOrder"> = (context, { path }) =>
  step(context, path.order, (tx, uuid) =>
    commands.completeOrder(tx, by(context), uuid, context.app.settings.serverKey),
  );

/** Pending, approved or failed → rejected. */
export const rejectOrder: OperatorHandler<"rejectOrder"> = (context, { path, body }) =>
  step(context, path.order, (tx, uuid) => commands.rejectOrder(tx, by(context, body.reason), uuid));

/** Pending or approved → failed. */
export const failOrder: OperatorHandler<"failOrder"> = (context, { path, body }) =>
  step(context, path.order, (tx, uuid) => commands.failOrder(tx, by(context, body.reason), uuid));
