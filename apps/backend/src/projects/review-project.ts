import { and, eq, isNull } from "drizzle-orm";

import type { App } from "../context.ts";
import type { Tx } from "../db/client.ts";
import { project, scan } from "../db/schema/index.ts";
import { Problem } from "../http/problems.ts";
import { closeProject, move } from "./award.ts";
import { lockProject, type ProjectRow } from "./lock-project.ts";
import { IN_REVIEW, RETURNED } from "./project-status.ts";

/** What staff, or the autopilot in its place, does with a project. */
export type Review =
  | { readonly kind: "accept" }
  | { readonly kind: "reject_scan"; readonly scan: string }
  | { readonly kind: "close" }
  | { readonly kind: "return" }
  | { readonly kind: "resume" };

const lockAny = async (tx: Tx, uuid: string): Promise<ProjectRow> => {
  const [found] = await tx
    .select({ companyId: project.companyId })
    .from(project)
    .where(and(eq(project.uuid, uuid), isNull(project.deletedAt)));
  if (!found) throw new Problem("not_found");
  return lockProject(tx, uuid, found.companyId);
};

/** Accepts every scan of the project that nobody has judged yet. */
const acceptScans = async (tx: Tx, row: ProjectRow): Promise<void> => {
  await tx
    .update(scan)
    .set({ flag: 1 })
    .where(and(eq(scan.projectId, row.id), isNull(scan.removedAt), eq(scan.flag, 2)));
};

const rejectScan = async (tx: Tx, row: ProjectRow, uuid: string): Promise<void> => {
  const [rejected] = await tx
    .update(scan)
    .set({ flag: 3 })
    .where(and(eq(scan.uuid, uuid), eq(scan.projectId, row.id), isNull(scan.removedAt)))
    .returning({ id: scan.id });
  if (!rejected) throw new Problem("not_found");
};

/**
 * Reviews a project: accepts its scans, rejects one, closes it with its accepted scans' points, sends it back to the
 * installers or takes it up again.
 *
 * @throws {Problem} `not_found`; `project_not_open` when its state does not allow the step
 */
export const reviewProject = async (app: App, tx: Tx, uuid: string, review: Review, actor: string): Promise<void> => {
  const row = await lockAny(tx, uuid);
  const expected = review.kind === "resume" ? RETURNED : IN_REVIEW;
  if (row.status !== expected) throw new Problem("project_not_open");
  const now = app.clock.now();
  switch (review.kind) {
    case "accept":
      return acceptScans(tx, row);
    case "reject_scan":
      return rejectScan(tx, row, review.scan);
    case "return":
      return move(tx, row, RETURNED);
    case "resume":
      return move(tx, row, IN_REVIEW, { reviewedAt: now });
    default:
      await acceptScans(tx, row);
      await closeProject(tx, row, actor, now);
  }
};
