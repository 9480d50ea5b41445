import { and, asc, eq, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { company, type MarketingConfig, orderLine, orders, region } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";

/** The data behind the print file of a marketing order. */
export interface PrintOrder {
  readonly id: number;
  /** Who placed the order. */
  readonly userId: number;
  readonly uuid: string;
  readonly number: string;
  readonly createdAt: Date;
  /** Name of the ordered product. */
  readonly name: string;
  readonly config: MarketingConfig;
  readonly companyId: number;
  readonly regionId: number;
  /** The time zone of the company's country. */
  readonly timeZone: string;
  /** The sheet shows the partner's mark, as it was checked for the order (CONF-16). */
  readonly partner: boolean;
}

const readOne = async (db: Db, which: SQL | undefined): Promise<PrintOrder> => {
  const [row] = await db
    .select({ order: orders, line: orderLine, region, partner: company.isRecommended })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .innerJoin(company, eq(company.id, orders.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(and(which, eq(orders.kind, "marketing")))
    .orderBy(asc(orderLine.position))
    .limit(1);
  const config = row?.line.inputData;
  if (!row || !config) throw new Problem("not_found");
  const { order, line } = row;
  const partner = line.partner ?? row.partner;
  const ofCompany = { companyId: order.companyId, regionId: row.region.id, timeZone: row.region.timezone, partner };
  const { id, userId, number, createdAt } = order;
  return { id, userId, uuid: order.uuid, number, createdAt, name: line.name, config, ...ofCompany };
};

/**
 * Reads a marketing order of a company.
 *
 * @throws {Problem} `not_found`, for any other order and another company's too (CONF-23)
 */
export const readPrintOrder = (db: Db, companyId: number, uuid: string): Promise<PrintOrder> =>
  readOne(db, and(eq(orders.uuid, uuid), eq(orders.companyId, companyId)));

/** Reads the order of a print file that is to be drawn. */
export const readQueuedOrder = (db: Db, orderId: number): Promise<PrintOrder> => readOne(db, eq(orders.id, orderId));
