import { IN_PROGRESS } from "@lucarne/api-client/project-states";
import { readSetting } from "../../config/queries/settings.ts";
import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { groupPoints, productSerial, project, scan } from "../../../db/schema/index.ts";
import { Problem, refused } from "../../../kernel/problem.ts";
import { lockProject, type ProjectName } from "../../projects/commands/lock-project.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { serialOf } from "@lucarne/api-client/serial";
import { ACCEPTED, UNDECIDED } from "@lucarne/api-client/scan-flags";
import { and, eq, isNull, sql } from "drizzle-orm";

const unknownSerial = () => refused({ code: [{ text: "problem.serial_unknown" }] });

/**
 * Adds a product to a project in progress, with its current base points (SCAN-4).
 *
 * @returns the uuid of the scan
 * @throws {Problem} `validation_failed` under `code` for a serial that is unknown or not sold in the country,
 * `serial_already_scanned`, `project_not_open`, `not_found`
 */
export const createScan = async (
  app: TxApp,
  tx: Tx,
  caller: Pick<Caller, "userId" | "companyId" | "regionId">,
  name: ProjectName,
  code: string,
): Promise<string> => {
  const row = await lockProject(tx, caller.companyId, name);
  if (row.status !== IN_PROGRESS) throw new Problem("project_not_open");
  const serial = serialOf(code);
  if (!serial) throw unknownSerial();
  const [product] = await tx
    .select({
      basePoints: groupPoints.points,
      productGroup: productSerial.productGroup,
      isWindow: productSerial.isWindow,
    })
    .from(productSerial)
    .innerJoin(
      groupPoints,
      and(eq(groupPoints.productGroup, productSerial.productGroup), eq(groupPoints.regionId, caller.regionId)),
    )
    .where(and(eq(productSerial.serial, serial), sql`${caller.regionId}::smallint = any (${productSerial.regions})`));
  if (!product) throw unknownSerial();
  const now = app.clock.now();
  const accepted = (await readSetting(tx, "scan_auto_accept", caller.regionId)) === true;
  const uuid = newUuid(now);
  const [written] = await tx
    .insert(scan)
    .values({
      uuid,
      serial,
      projectId: row.id,
      userId: caller.userId,
      companyId: row.companyId,
      ...product,
      flag: accepted ? ACCEPTED : UNDECIDED,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: scan.id });
  if (!written) throw new Problem("serial_already_scanned");
  return uuid;
};

/**
 * Removes a product from a project in progress; its serial may be scanned again.
 *
 * @throws {Problem} `not_found`, `project_not_open`
 */
export const deleteScan = async (app: TxApp, tx: Tx, caller: Caller, uuid: string): Promise<void> => {
  const [found] = await tx
    .select({ id: scan.id, projectId: scan.projectId })
    .from(scan)
    .innerJoin(project, eq(project.id, scan.projectId))
    .where(and(eq(scan.uuid, uuid), isNull(scan.removedAt), eq(project.companyId, caller.companyId)));
  if (!found) throw new Problem("not_found");
  const row = await lockProject(tx, caller.companyId, found.projectId);
  if (row.status !== IN_PROGRESS) throw new Problem("project_not_open");
  const [removed] = await tx
    .update(scan)
    .set({ removedAt: app.clock.now() })
    .where(and(eq(scan.id, found.id), isNull(scan.removedAt)))
    .returning({ id: scan.id });
  if (!removed) throw new Problem("not_found");
};
