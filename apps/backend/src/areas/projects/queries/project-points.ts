import { REJECTED } from "@lucarne/api-client/scan-flags";
import { and, isNull, sql, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { scan } from "../../../db/schema/index.ts";

/** Points of a project from its current scans (PROJ-12). */
export interface ProjectPoints {
  /** Base points of all scans. */
  readonly max: number;
  /** Base points of accepted scans and scans in review. */
  readonly available: number;
  /** The same with the extra points of the company's current tier. */
  readonly calculatedMax: number;
  readonly calculatedAvailable: number;
  readonly scans: number;
}

const NONE: ProjectPoints = { max: 0, available: 0, calculatedMax: 0, calculatedAvailable: 0, scans: 0 };

/**
 * The points of projects by their ids.
 *
 * @param which the condition that finds the projects' scans
 * @param bonuses of the company's current tiers; awaited only after the scans were requested
 */
export const pointsOfProjects = async (
  db: Db,
  which: SQL,
  bonuses: PromiseLike<ReadonlyMap<string, number>>,
): Promise<(projectId: number) => ProjectPoints> => {
  const reading = db
    .select({
      projectId: scan.projectId,
      group: scan.productGroup,
      max: sql<number>`sum(${scan.basePoints})`.mapWith(Number),
      available: sql<number>`coalesce(sum(${scan.basePoints}) filter (where ${scan.flag} <> ${REJECTED}), 0)`.mapWith(
        Number,
      ),
      scans: sql<number>`count(*)`.mapWith(Number),
      kept: sql<number>`count(*) filter (where ${scan.flag} <> ${REJECTED})`.mapWith(Number),
    })
    .from(scan)
    .where(and(which, isNull(scan.removedAt)))
    .groupBy(scan.projectId, scan.productGroup);
  const [rows, extra] = await Promise.all([reading, bonuses]);
  const found = new Map<number, ProjectPoints>();
  for (const { projectId, group, max, available, scans, kept } of rows) {
    const bonus = extra.get(group) ?? 0;
    const sum = found.get(projectId) ?? NONE;
    found.set(projectId, {
      max: sum.max + max,
      available: sum.available + available,
      calculatedMax: sum.calculatedMax + max + scans * bonus,
      calculatedAvailable: sum.calculatedAvailable + available + kept * bonus,
      scans: sum.scans + scans,
    });
  }
  return (projectId) => found.get(projectId) ?? NONE;
};
