import { CLOSED, isUnderWay, LOST, UNDER_WAY } from "@lucarne/api-client/project-states";
import { REJECTED } from "@lucarne/api-client/scan-flags";
import { and, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { pointsLot, project, scan } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { balanceOf } from "../../../ledger/accounts.ts";
import { pointsOfProjects } from "../../projects/queries/project-points.ts";
import { currentBonuses } from "../../tiers/queries/bonus.ts";
import { startOfYear, yearIn } from "../../../kernel/time/calendar.ts";

interface Whose {
  readonly companyId: number;
  readonly regionId: number;
  readonly timezone: string;
  readonly now: Date;
}

const number = (expression: ReturnType<typeof sql>) => sql<number>`${expression}`.mapWith(Number);

const projectFigures = async (db: Db, whose: Whose) => {
  const mine = and(eq(project.companyId, whose.companyId), isNull(project.deletedAt));
  const reading = db
    .select({ id: project.id, status: project.status, awarded: project.awardedPoints })
    .from(project)
    .where(mine);
  const unsettled = db
    .select({ id: project.id })
    .from(project)
    .where(and(mine, inArray(project.status, [...UNDER_WAY, LOST])));
  const bonuses = currentBonuses(db, whose.regionId, whose);
  const [rows, points] = await Promise.all([
    reading,
    pointsOfProjects(
      db,
      sql`${scan.companyId} = ${whose.companyId} and ${inArray(scan.projectId, unsettled)}`,
      bonuses,
    ),
  ]);
  const underWay = rows.filter(({ status }) => isUnderWay(status));
  const lost = rows.filter(({ status }) => status === LOST);
  const closed = rows.filter(({ awarded, status }) => awarded !== null || status === CLOSED);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    points: {
      completed: sum(closed.map(({ awarded }) => awarded ?? 0)),
      in_prog: sum(underWay.map(({ id }) => points(id).calculatedAvailable)),
      lost: sum(lost.map(({ id }) => points(id).available)),
    },
    projects: { completed: closed.length, in_prog: underWay.length, lost: lost.length },
  };
};

/** Windows scanned this year, and all scans of closed projects. */
const scanFigures = async (db: Db, { companyId, timezone, now }: Whose) => {
  const since = startOfYear(yearIn(now, timezone), timezone).toISOString();
  const [row] = await db
    .select({
      current_year: number(
        sql`count(*) filter (where ${scan.isWindow} and ${scan.createdAt} >= ${since}::timestamptz)`,
      ),
      completed: number(sql`count(*) filter (where ${project.status} = ${CLOSED})`),
    })
    .from(scan)
    .innerJoin(project, eq(project.id, scan.projectId))
    // The company is given for both tables, because an index of each begins with it.
    .where(
      and(
        eq(scan.companyId, companyId),
        eq(project.companyId, companyId),
        isNull(scan.removedAt),
        ne(scan.flag, REJECTED),
      ),
    );
  return { current_year: row?.current_year ?? 0, completed: row?.completed ?? 0 };
};

/**
 * The figures of a company. Years are those of the country's calendar (API-25).
 */
export const pointsSummary = async (db: Db, whose: Whose): Promise<Schema<"PointsSummary">> => {
  const yearEnd = startOfYear(yearIn(whose.now, whose.timezone) + 1, whose.timezone);
  const expiring = db
    .select({ remaining: number(sql`coalesce(sum(${pointsLot.remaining}), 0)`) })
    .from(pointsLot)
    // Only lots with points left are in the index.
    .where(
      and(eq(pointsLot.companyId, whose.companyId), gt(pointsLot.remaining, 0), lte(pointsLot.expiresAt, yearEnd)),
    );
  const [{ spendable, reserved }, [lots], { points, projects }, scans] = await Promise.all([
    balanceOf(db, whose.companyId),
    expiring,
    projectFigures(db, whose),
    scanFigures(db, whose),
  ]);
  return {
    company_points: spendable,
    points: { to_expire: lots?.remaining ?? 0, ...points, reserved },
    projects,
    scans,
  };
};
