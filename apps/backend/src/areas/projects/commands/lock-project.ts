import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { company, project } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";

/** A project as stored in the database. */
export type ProjectRow = typeof project.$inferSelect;

/** A project by its uuid, or by its numeric id (PROJ-23). */
export type ProjectName = string | number;

/** Parses a project reference: a uuid or digits. */
export const projectName = (text: string): ProjectName => (/^\d{1,15}$/.test(text) ? Number(text) : text.toLowerCase());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The condition that finds a project of a company only. */
export const ownProject = (name: ProjectName, companyId: number) =>
  and(
    typeof name === "number"
      ? eq(project.id, name)
      : eq(project.uuid, UUID.test(name) ? name : "00000000-0000-0000-0000-000000000000"),
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
