import { CLOSED, isUnderWay, LOST } from "@lucarne/api-client/project-states";
import { REJECTED } from "@lucarne/api-client/scan-flags";
import { and, eq, gt, isNull, lte, ne, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { pointsLot, project, scan } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { balanceOf } from "../../../ledger/accounts.ts";
import { bonusesBy, scansThisYear, tiersOf } from "../../tiers/queries/bonus.ts";
import { startOfYear, yearIn } from "../../../kernel/time/calendar.ts";

interface Whose {
  readonly companyId: number;
  readonly regionId: number;
  readonly timezone: string;
  readonly now: Date;
}

const number = (expression: ReturnType<typeof sql>) => sql<number>`${expression}`.mapWith(Number);

/** Projects and awarded points of each state. */
const projectFigures = (db: Db, { companyId }: Whose) =>
  db
    .select({
      status: project.status,
      count: number(sql`count(*)`),
      awarded: number(sql`count(${project.awardedPoints})`),
      points: number(sql`coalesce(sum(${project.awardedPoints}), 0)`),
    })
    .from(project)
    .where(and(eq(project.companyId, companyId), isNull(project.deletedAt)))
    .groupBy(project.status);

/**
 * Scans that are not rejected, by the state of their project and their product group. Summed by the database: a company
 * with thousands of projects would send a row for each. Points are those of projects that were not deleted.
 */
const scanFigures = (db: Db, { companyId }: Whose) => {
  const kept = sql`filter (where ${project.deletedAt} is null)`;
  return (
    db
      .select({
        status: project.status,
        group: scan.productGroup,
        count: number(sql`count(*)`),
        kept: number(sql`count(*) ${kept}`),
        points: number(sql`coalesce(sum(${scan.basePoints}) ${kept}, 0)`),
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
      )
      .groupBy(project.status, scan.productGroup)
  );
};

/** The sum of a figure over rows. */
const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0);

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
  const [{ spendable, reserved }, [lots], projects, scans, tiers, yearScans] = await Promise.all([
    balanceOf(db, whose.companyId),
    expiring,
    projectFigures(db, whose),
    scanFigures(db, whose),
    tiersOf(db, whose.regionId),
    scansThisYear(db, whose),
  ]);
  const bonuses = bonusesBy(tiers, yearScans);
  const underWay = scans.filter(({ status }) => isUnderWay(status));
  const lost = scans.filter(({ status }) => status === LOST);
  return {
    company_points: spendable,
    points: {
      to_expire: lots?.remaining ?? 0,
      completed: sumOf(projects, ({ points }) => points),
      // With the extra points of the company's tier (PROJ-12).
      in_prog: sumOf(underWay, ({ points, kept, group }) => points + kept * (bonuses.get(group) ?? 0)),
      lost: sumOf(lost, ({ points }) => points),
      reserved,
    },
    projects: {
      completed: sumOf(projects, ({ status, count, awarded }) => (status === CLOSED ? count : awarded)),
      in_prog: sumOf(projects, ({ status, count }) => (isUnderWay(status) ? count : 0)),
      lost: sumOf(projects, ({ status, count }) => (status === LOST ? count : 0)),
    },
    scans: {
      current_year: sumOf([...yearScans.values()], ({ windows }) => windows),
      completed: sumOf(scans, ({ status, count }) => (status === CLOSED ? count : 0)),
    },
  };
};
