import { IN_REVIEW, RETURNED } from "@lucarne/api-client/project-states";
import { and, asc, eq, exists, isNotNull, isNull } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { project, projectSurvey } from "../../db/schema/index.ts";
import { type ProjectStatus } from "../../areas/projects/rules/project-status.ts";
import { reviewProject } from "../../areas/review/commands/review-project.ts";
import { ACTOR, BATCH_SIZE, type Rule, selected, type Waiting, type Which } from "./step.ts";

/** Projects in a state with an answered survey, from their last review step on. */
const answered = async (tx: Tx, status: ProjectStatus, which: Which): Promise<Waiting[]> => {
  const rows = await tx
    .select({ key: project.uuid, since: project.reviewedAt })
    .from(project)
    .where(
      and(
        eq(project.status, status),
        isNull(project.deletedAt),
        isNotNull(project.reviewedAt),
        exists(
          tx.select({ id: projectSurvey.projectId }).from(projectSurvey).where(eq(projectSurvey.projectId, project.id)),
        ),
        selected(which, project.uuid, project.reviewedAt),
      ),
    )
    .orderBy(asc(project.reviewedAt))
    .limit(BATCH_SIZE);
  return rows.flatMap(({ key: uuid, since }) => (since ? [{ key: uuid, since }] : []));
};

/** Projects in review: their scans are accepted, and they are closed. */
export const closeProjects: Rule = {
  waiting: (tx, which) => answered(tx, IN_REVIEW, which),
  act: (app, tx, key) => reviewProject(app, tx, ACTOR, key, { kind: "close" }),
};

/** Returned projects: they go into review again. */
export const resumeProjects: Rule = {
  waiting: (tx, which) => answered(tx, RETURNED, which),
  act: (app, tx, key) => reviewProject(app, tx, ACTOR, key, { kind: "resume" }),
};
