import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { company, project } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";

/** A project as the database has it. */
export type ProjectRow = typeof project.$inferSelect;

/** A project by its uuid, or by its numeric id (PROJ-23). */
export type ProjectName = string | number;

/** Reads a name that a call gives: a uuid, or digits. */
export const projectName = (text: string): ProjectName => (/^\d{1,15}$/.test(text) ? Number(text) : text.toLowerCase());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The condition that finds a project of a company; another company's is not found. */
export const ownProject = (name: ProjectName, companyId: number) =>
  and(
    typeof name === "number"
      ? eq(project.id, name)
      : eq(project.uuid, UUID.test(name) ? name : "00000000-0000-0000-0000-000000000000"),
    eq(project.companyId, companyId),
    isNull(project.deletedAt),
  );

/**
 * Locks a project of a company until the end of the transaction, company first: the global order of locks.
 *
 * @throws {Problem} `not_found`, for a foreign project as for none
 */
export const lockProject = async (tx: Tx, name: ProjectName, companyId: number): Promise<ProjectRow> => {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");
  const [row] = await tx.select().from(project).where(ownProject(name, companyId)).for("no key update");
  if (!row) throw new Problem("not_found");
  return row;
};
