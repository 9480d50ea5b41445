import type { Db } from "../../../db/client.ts";
import { ledgerTransfer, orders, project } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import { type Day, endOfDay, startOfDay } from "@lucarne/api-client/day";
import { and, desc, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { companyAccount } from "../../../ledger/accounts.ts";

/** Filters of a history: a reason, and days of the country's calendar, both included. */
export interface HistoryFilter {
  readonly event?: string | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** Times that the database can store; days outside have no points. */
const inReach = (at: Date): Date => new Date(Math.min(Math.max(at.getTime(), 0), Date.UTC(9999, 0)));

/**
 * A page of transfers with their orders and projects. Each side of the account is read in the order of its index and only
 * as far as the page reaches; names are joined to the page alone.
 */
const select = (db: Db, companyId: number, condition: SQL | undefined, { limit, offset }: Page) => {
  const account = companyAccount(companyId);
  const side = (column: typeof ledgerTransfer.debitId | typeof ledgerTransfer.creditId) =>
    db
      .select()
      .from(ledgerTransfer)
      .where(and(sql`${column} = ${account}`, condition))
      .orderBy(desc(ledgerTransfer.at), desc(ledgerTransfer.id))
      .limit(offset + limit);
  const both = unionAll(side(ledgerTransfer.debitId), side(ledgerTransfer.creditId)).as("both");
  const page = db.select().from(both).orderBy(desc(both.at), desc(both.id)).limit(limit).offset(offset).as("page");
  return db
    .select({
      transfer: {
        id: page.id,
        kind: page.kind,
        reason: page.reason,
        amount: page.amount,
        at: page.at,
      },
      isIncome: sql<boolean>`${page.creditId} = ${account}`,
      order: { uuid: orders.uuid, order_number: orders.number },
      project: { uuid: project.uuid, number: project.number },
    })
    .from(page)
    .leftJoin(orders, and(eq(page.refType, "order"), eq(orders.uuid, page.refId)))
    .leftJoin(project, and(eq(page.refType, "project"), eq(project.uuid, page.refId)))
    .orderBy(desc(page.at), desc(page.id));
};

type Row = Awaited<ReturnType<typeof select>>[number];

/**
 * Sign and colour of an entry. A reservation stays in the history and is followed by its completion or rejection,
 * because the ledger is immutable.
 */
const variationOf = ({ transfer, isIncome }: Row): Schema<"PointsEntry">["variation"] => {
  if (transfer.kind === "pending") return "reserved";
  if (transfer.kind === "void") return "positive";
  if (transfer.reason === "points_expired") return "expired";
  return isIncome ? "positive" : "negative";
};

const view = (row: Row): Schema<"PointsEntry"> => ({
  uuid: row.transfer.id,
  event: row.transfer.reason,
  created_at: row.transfer.at.toISOString(),
  points: row.transfer.amount,
  variation: variationOf(row),
  options: row.order ? { order: row.order } : row.project ? { project: row.project } : null,
});

/** A page of a company's points history: every transfer of its account, newest first, in a stable order. */
export const readHistory = async (
  db: Db,
  { companyId, timezone }: { companyId: number; timezone: string },
  { event, from, to }: HistoryFilter,
  page: Page,
): Promise<Schema<"PointsEntryList">> => {
  const account = companyAccount(companyId);
  const condition = and(
    event === undefined ? undefined : eq(ledgerTransfer.reason, event),
    from === undefined ? undefined : gte(ledgerTransfer.at, inReach(startOfDay(from, timezone))),
    to === undefined ? undefined : lt(ledgerTransfer.at, inReach(endOfDay(to, timezone))),
  );
  const own = or(sql`${ledgerTransfer.debitId} = ${account}`, sql`${ledgerTransfer.creditId} = ${account}`);
  const [rows, total] = await Promise.all([
    select(db, companyId, condition, page),
    db.$count(ledgerTransfer, and(own, condition)),
  ]);
  return { data: rows.map(view), meta: metaOf(page, total) };
};
