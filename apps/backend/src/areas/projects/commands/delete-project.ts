import { isUnderWay } from "@lucarne/api-client/project-states";
import { and, eq, isNull } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { project, scan } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { lockProject, type ProjectName } from "./lock-project.ts";

/**
 * Deletes an empty project in progress.
 *
 * @throws {Problem} `not_found`, `project_not_open`, `project_has_products`
 */
export const deleteProject = async (app: TxApp, tx: Tx, caller: Caller, name: ProjectName): Promise<void> => {
  const row = await lockProject(tx, caller.companyId, name);
  if (!isUnderWay(row.status)) throw new Problem("project_not_open");
  const scans = await tx.$count(scan, and(eq(scan.projectId, row.id), isNull(scan.removedAt)));
  if (scans > 0) throw new Problem("project_has_products");
  await tx.update(project).set({ deletedAt: app.clock.now() }).where(eq(project.id, row.id));
};
