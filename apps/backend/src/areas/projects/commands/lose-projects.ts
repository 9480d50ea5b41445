import { and, asc, eq, inArray, isNull, lte, min, notExists } from "../../../db/orm.ts";

import type { Tx } from "../../../db/client.ts";
import { project, projectSurvey } from "../../../db/schema/index.ts";
import type { Sweep } from "../../../db/sweep.ts";
import { move } from "./award.ts";
import { lockProject } from "./lock-project.ts";
import { isUnderWay, LOST } from "../rules/project-status.ts";

const PART = 100;

const running = (tx: Tx) =>
  and(
    inArray(project.status, [1, 4]),
    isNull(project.deletedAt),
    notExists(
      tx.select({ id: projectSurvey.projectId }).from(projectSurvey).where(eq(projectSurvey.projectId, project.id)),
    ),
  );

/** Marks projects as lost that passed their deadline without a survey. */
export const loseProjects: Sweep = {
  name: "lose projects",
  nextDue: async (tx) => {
    const [row] = await tx
      .select({ at: min(project.closesAt) })
      .from(project)
      .where(running(tx));
    return row?.at ?? undefined;
  },
  run: async (tx, now) => {
    const due = await tx
      .select({ id: project.id, companyId: project.companyId })
      .from(project)
      .where(and(running(tx), lte(project.closesAt, now)))
      .orderBy(asc(project.companyId), asc(project.id))
      .limit(PART);
    for (const { id, companyId } of due) {
      const row = await lockProject(tx, companyId, id);
      if (isUnderWay(row.status)) await move(tx, row, LOST, { closedAt: row.closesAt });
    }
  },
};
