import { isUnderWay, LOST, UNDER_WAY } from "@lucarne/api-client/project-states";
import { and, asc, isNull, lte, sql } from "drizzle-orm";

import { project, projectSurvey } from "../../../db/schema/index.ts";
import type { Sweep } from "../../../db/sweep.ts";
import { move } from "./award.ts";
import { lockProject } from "./lock-project.ts";

/** Projects of one run. */
const BATCH_SIZE = 100;

/**
 * Under way and without a survey. The survey is looked up for each project that the index of deadlines gives: joined, the
 * sweep would read all open projects and all surveys every few seconds.
 */
const running = and(
  // Written into the statement: the index of deadlines has this condition.
  sql`${project.status} in (${sql.raw(UNDER_WAY.join(", "))})`,
  isNull(project.deletedAt),
  sql`(select 1 from ${projectSurvey} where ${projectSurvey.projectId} = ${project.id}) is null`,
);

/** Marks projects as lost that passed their deadline without a survey. */
export const loseProjects: Sweep = {
  name: "lose projects",
  nextDue: async (tx) => {
    const [row] = await tx
      .select({ at: project.closesAt })
      .from(project)
      .where(running)
      .orderBy(asc(project.closesAt))
      .limit(1);
    return row?.at;
  },
  run: async (tx, now) => {
    const due = await tx
      .select({ id: project.id, companyId: project.companyId })
      .from(project)
      .where(and(running, lte(project.closesAt, now)))
      .orderBy(asc(project.closesAt), asc(project.id))
      .limit(BATCH_SIZE);
    const inOrder = due.toSorted((one, other) => one.companyId - other.companyId || one.id - other.id);
    for (const { id, companyId } of inOrder) {
      const row = await lockProject(tx, companyId, id);
      if (isUnderWay(row.status)) await move(tx, row, LOST, { closedAt: row.closesAt });
    }
  },
};
