import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { company, project } from "../../../db/schema/index.ts";
import { hasUuid } from "../../../db/sql/has-uuid.ts";
import { Problem } from "../../../kernel/problem.ts";

/** A project as stored in the database. */
export type ProjectRow = typeof project.$inferSelect;

/** A project by its uuid, or by its numeric id (PROJ-23). */
export type ProjectName = string | number;

/** Parses a project reference: a uuid or digits. */
export const projectName = (text: string): ProjectName => (/^\d{1,15}$/.test(text) ? Number(text) : text.toLowerCase());

/** The condition that finds a project of a company only. */
export const ownProject = (name: ProjectName, companyId: number) =>
  and(
    typeof name === "number" ? eq(project.id, name) : hasUuid(project.uuid, name),
    eq(project.companyId, companyId),
    isNull(project.deletedAt),
  );

/**
 * Locks a project of a company until the end of the transaction, company first (LED-9).
 *
 * @throws {Problem} `not_found`, for another company's project too
 */
export const lockProject = async (tx: Tx, companyId: number, name: ProjectName): Promise<ProjectRow> => {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");
  const [row] = await tx.select().from(project).where(ownProject(name, companyId)).for("no key update");
  if (!row) throw new Problem("not_found");
  return row;
};
