import { IN_REVIEW, RETURNED } from "@lucarne/api-client/project-states";
import { ACCEPTED, REJECTED } from "@lucarne/api-client/scan-flags";
import { and, eq, isNull } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { project } from "../../../db/schema/index.ts";
import { judgeScans } from "../../scans/commands/judge-scans.ts";
import { Problem } from "../../../kernel/problem.ts";
import { closeProject, move } from "../../projects/commands/award.ts";
import { lockProject, type ProjectRow } from "../../projects/commands/lock-project.ts";

/** The actions of a review, by staff or the autopilot. */
export type Review =
  /** Without `scans`: all that are not reviewed yet. */
  | { readonly kind: "accept" | "reject_scan"; readonly scans?: readonly string[] }
  | { readonly kind: "close" }
  | { readonly kind: "return" }
  | { readonly kind: "resume" };

const lockAny = async (tx: Tx, uuid: string): Promise<ProjectRow> => {
  const [found] = await tx
    .select({ companyId: project.companyId })
    .from(project)
    .where(and(eq(project.uuid, uuid), isNull(project.deletedAt)));
  if (!found) throw new Problem("not_found");
  return lockProject(tx, found.companyId, uuid);
};

/**
 * Reviews a project: accepts or rejects scans, closes it with the points of accepted scans, returns it to the
 * installers or resumes it.
 *
 * @throws {Problem} `not_found`; `project_not_open` when its state does not allow the action
 */
export const reviewProject = async (app: TxApp, tx: Tx, actor: string, uuid: string, review: Review): Promise<void> => {
  const row = await lockAny(tx, uuid);
  const expected = review.kind === "resume" ? RETURNED : IN_REVIEW;
  if (row.status !== expected) throw new Problem("project_not_open");
  const now = app.clock.now();
  switch (review.kind) {
    case "accept":
      return judgeScans(tx, row.id, ACCEPTED, review.scans);
    case "reject_scan":
      return judgeScans(tx, row.id, REJECTED, review.scans);
    case "return":
      // The autopilot counts its delay from this time.
      return move(tx, row, RETURNED, { reviewedAt: now });
    case "resume":
      return move(tx, row, IN_REVIEW, { reviewedAt: now });
    default:
      await judgeScans(tx, row.id, ACCEPTED);
      await closeProject(tx, row, actor, now);
  }
};
