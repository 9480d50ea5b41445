import { and, eq, gt, gte, or, sql, type SQLWrapper } from "drizzle-orm";
import { addMonths, dayIn, startOfDay, startOfMonth } from "@lucarne/api-client/day";

import type { Db } from "../../../db/client.ts";
import { ledgerTransfer, pointsLot } from "../../../db/schema/index.ts";
import { monthsUntil } from "../../../kernel/time/calendar.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { companyAccount } from "../../../ledger/accounts.ts";

/** Months that the chart of the balance shows. */
const PAST_MONTHS = 24;

interface Whose {
  readonly companyId: number;
  readonly timezone: string;
  readonly now: Date;
}

/** The month of a moment in a country's calendar, such as `2026-11`. */
const monthOf = (at: SQLWrapper, timezone: string) => sql<string>`to_char(${at} at time zone ${timezone}, 'YYYY-MM')`;

const total = (amount: SQLWrapper) => sql<number>`sum(${amount})`.mapWith(Number);

const pastMonths = async (db: Db, { companyId, timezone, now }: Whose): Promise<Schema<"PointsMonths">["past"]> => {
  const months = monthsUntil(now, PAST_MONTHS, timezone);
  const since = addMonths(startOfMonth(dayIn(now, timezone)), 1 - PAST_MONTHS);
  // Months are numbered: formatting a name for each of thousands of transfers is slow.
  const starts = sql.param(months.map((_, at) => startOfDay(addMonths(since, at), timezone).toISOString()));
  const place = sql`width_bucket(${ledgerTransfer.at}, ${starts}::timestamptz[])`;
  // A single value, so that both indexes of the transfers serve; `in` would read the whole ledger.
  const account = companyAccount(companyId);
  const isIncome = sql`${ledgerTransfer.creditId} = ${account}`;
  const isExpiry = sql`${ledgerTransfer.reason} = 'points_expired'`;
  const sumWhere = (condition: SQLWrapper) =>
    sql<number>`coalesce(sum(${ledgerTransfer.amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      place: place.mapWith(Number).as("place"),
      earned: sumWhere(isIncome),
      spent: sumWhere(sql`not ${isIncome} and not ${isExpiry}`),
      expired: sumWhere(sql`not ${isIncome} and ${isExpiry}`),
    })
    .from(ledgerTransfer)
    .where(
      and(
        or(sql`${ledgerTransfer.debitId} = ${account}`, isIncome),
        // A reservation moves no points until it is posted; a void one never does (PTS-11).
        or(eq(ledgerTransfer.kind, "posted"), eq(ledgerTransfer.kind, "post")),
        gte(ledgerTransfer.at, startOfDay(since, timezone)),
      ),
    )
    .groupBy(sql`place`);
  const found = new Map(rows.map(({ place: at, ...row }) => [at, row]));
  return months.map((month, at) => ({ month, earned: 0, spent: 0, expired: 0, ...found.get(at + 1) }));
};

const expiringMonths = (db: Db, { companyId, timezone, now }: Whose): Promise<Schema<"ExpiringMonth">[]> =>
  db
    .select({
      // A lot that ends at midnight can be spent until the day before (PTS-12).
      month: monthOf(sql`(${pointsLot.expiresAt} - interval '1 millisecond')`, timezone).as("month"),
      points: total(pointsLot.remaining),
    })
    .from(pointsLot)
    .where(and(eq(pointsLot.companyId, companyId), gt(pointsLot.remaining, 0), gt(pointsLot.expiresAt, now)))
    .groupBy(sql`month`)
    .orderBy(sql`month`);

/** A company's points per month: what came and went in the last two years, and what will expire. */
export const readMonths = async (db: Db, whose: Whose): Promise<Schema<"PointsMonths">> => {
  const [past, expiring] = await Promise.all([pastMonths(db, whose), expiringMonths(db, whose)]);
  return { past, expiring };
};
