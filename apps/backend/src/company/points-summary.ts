import { eq, sql } from "drizzle-orm";

import type { Db } from "../db/client.ts";
import { pointsLot, project } from "../db/schema/index.ts";
import type { Schema } from "../http/handler.ts";
import { balanceOf } from "../ledger/accounts.ts";

/** The first moment of the next year in a time zone. */
export const endOfYear = (now: Date, timezone: string): { year: number; before: string } => {
  const year = Number(new Intl.DateTimeFormat("en", { timeZone: timezone, year: "numeric" }).format(now));
  return { year, before: `${year + 1}-01-01T00:00:00` };
};

/**
 * The figures of a company. Years are those of the country's calendar (decisions X15); lots that expire on the last
 * day of the year count as expiring in it.
 */
export const pointsSummary = async (
  db: Db,
  { companyId, timezone, now }: { companyId: number; timezone: string; now: Date },
): Promise<Schema<"PointsSummary">> => {
  const { spendable } = await balanceOf(db, companyId);
  const { before } = endOfYear(now, timezone);
  const [lots] = await db
    .select({
      toExpire:
        sql<number>`coalesce(sum(${pointsLot.remaining}) filter (where ${pointsLot.expiresAt} <= ${before}::timestamp at time zone ${timezone}), 0)`.mapWith(
          Number,
        ),
    })
    .from(pointsLot)
    .where(eq(pointsLot.companyId, companyId));
  const [projects] = await db
    .select({
      completed: sql<number>`count(*) filter (where ${project.status} = 2)`.mapWith(Number),
      inProgress: sql<number>`count(*) filter (where ${project.status} in (1, 4, 5))`.mapWith(Number),
      lost: sql<number>`count(*) filter (where ${project.status} = 3)`.mapWith(Number),
    })
    .from(project)
    .where(eq(project.companyId, companyId));
  return {
    company_points: spendable,
    points: { to_expire: lots?.toExpire ?? 0, completed: 0, in_prog: 0, lost: 0 },
    projects: { completed: projects?.completed ?? 0, in_prog: projects?.inProgress ?? 0, lost: projects?.lost ?? 0 },
    scans: { current_year: 0, completed: 0 },
  };
};
