import { CLOSED } from "@lucarne/api-client/project-states";
import { regionById } from "@lucarne/api-client/regions";
import { ACCEPTED } from "@lucarne/api-client/scan-flags";
import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { company, project, scan } from "../../../db/schema/index.ts";
import { grant } from "../../../ledger/ledger.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { currentBonuses } from "../../tiers/queries/bonus.ts";
import type { ProjectRow } from "./lock-project.ts";
import { mayMove, type ProjectStatus } from "../rules/project-status.ts";

/** Changes the state of a project. A transition that the machine does not allow is a programming error. */
export const move = async (
  tx: Tx,
  row: ProjectRow,
  to: ProjectStatus,
  values: Partial<ProjectRow> = {},
): Promise<void> => {
  if (!mayMove(row.status, to)) throw new Error(`A project cannot change from ${row.status} to ${to}.`);
  await tx
    .update(project)
    .set({ ...values, status: to, version: row.version + 1 })
    .where(eq(project.id, row.id));
};

const countryOf = async (tx: Tx, companyId: number) => {
  const [own] = await tx
    .select({ uuid: company.uuid, regionId: company.regionId })
    .from(company)
    .where(eq(company.id, companyId));
  const region = own && regionById(own.regionId);
  if (!region) throw new Error(`The company ${companyId} has no region.`);
  return region;
};

/** Points of a project's accepted scans, with the extra points of the company's current tier. */
export const awardOf = async (tx: Tx, row: ProjectRow, now: Date): Promise<number> => {
  const region = await countryOf(tx, row.companyId);
  const bonuses = await currentBonuses(tx, region.id, { companyId: row.companyId, timezone: region.timeZone, now });
  const accepted = await tx
    .select({ points: scan.basePoints, group: scan.productGroup })
    .from(scan)
    .where(and(eq(scan.projectId, row.id), isNull(scan.removedAt), eq(scan.flag, ACCEPTED)));
  return accepted.reduce((sum, { points, group }) => sum + points + (bonuses.get(group) ?? 0), 0);
};

/** Closes a project: its points go to the company and its creator is notified. The project must be locked. */
export const closeProject = async (tx: Tx, row: ProjectRow, actor: string, now: Date): Promise<number> => {
  const points = await awardOf(tx, row, now);
  await move(tx, row, CLOSED, { closedAt: now, awardedPoints: points });
  if (points > 0) {
    const ref = { type: "project" as const, id: row.uuid };
    await grant(tx, { companyId: row.companyId, amount: points, reason: "project_survey", ref, actor, now });
  }
  await notify(
    tx,
    { userId: row.createdBy, type: "info", event: "project_closed", params: { number: row.number, points } },
    now,
  );
  return points;
};
