import { CLOSED, IN_REVIEW, isUnderWay } from "@lucarne/api-client/project-states";
import { UNDECIDED } from "@lucarne/api-client/scan-flags";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { projectSurvey, scan } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { PROJECT_SURVEY } from "../../survey/rules/project-survey.ts";
import { readSurvey } from "../../survey/rules/survey-answers.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { closeProject, move } from "./award.ts";
import { lockProject, type ProjectName } from "./lock-project.ts";

/**
 * Accepts the closing survey of a project, once. When every scan is accepted, the project closes and its points are
 * given at once; else it goes to review.
 *
 * @returns the new state
 * @throws {Problem} `not_found`, `survey_exists`, `project_not_open`, `project_empty`, `validation_failed`
 */
export const submitSurvey = async (
  app: TxApp,
  tx: Tx,
  caller: Caller,
  name: ProjectName,
  response: string,
): Promise<2 | 5> => {
  const row = await lockProject(tx, caller.companyId, name);
  const [existing] = await tx
    .select({ id: projectSurvey.projectId })
    .from(projectSurvey)
    .where(eq(projectSurvey.projectId, row.id));
  if (existing) throw new Problem("survey_exists");
  if (!isUnderWay(row.status)) throw new Problem("project_not_open");
  const [scans] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${scan.flag} = ${UNDECIDED})`.mapWith(Number),
    })
    .from(scan)
    .where(and(eq(scan.projectId, row.id), isNull(scan.removedAt)));
  if (!scans || scans.all === 0) throw new Problem("project_empty");
  const answers = readSurvey(response, PROJECT_SURVEY, caller.regionId, "response");
  const now = app.clock.now();
  await tx.insert(projectSurvey).values({
    projectId: row.id,
    answers: answers.flatMap(({ questionId, answers: chosen }) =>
      chosen.map((answer) => ({ uuid: newUuid(now), questionId, answer })),
    ),
    submittedBy: caller.userId,
    createdAt: now,
  });
  if (scans.open > 0) {
    await move(tx, row, IN_REVIEW, { reviewedAt: now });
    return IN_REVIEW;
  }
  await closeProject(tx, row, `user:${caller.userUuid}`, now);
  return CLOSED;
};
