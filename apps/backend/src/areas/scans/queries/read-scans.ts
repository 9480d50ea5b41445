import { and, desc, eq, inArray, isNull } from "../../../db/orm.ts";

import type { Db } from "../../../db/client.ts";
import { productSerial, project, scan } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { ownProject, type ProjectName } from "../../projects/commands/lock-project.ts";
import type { Caller } from "../../../kernel/caller.ts";

const select = (db: Db) =>
  db
    .select({ scan, product: productSerial })
    .from(scan)
    .innerJoin(productSerial, eq(productSerial.serial, scan.serial))
    .innerJoin(project, eq(project.id, scan.projectId));

const flagOf = (flag: number): 1 | 2 | 3 => (flag === 1 ? 1 : flag === 2 ? 2 : 3);

const view = ({ scan: row, product }: Awaited<ReturnType<typeof select>>[number]): Schema<"Scan"> => ({
  uuid: row.uuid,
  id: row.id,
  serial_number: row.serial,
  type: product.type,
  size: product.size,
  variant: product.variant,
  created_at: row.createdAt.toISOString(),
  flag: flagOf(row.flag),
  points: row.basePoints,
});

/** One scan of the caller's company. */
export const readScan = async (db: Db, caller: Caller, uuid: string): Promise<Schema<"Scan">> => {
  const [row] = await select(db).where(
    and(eq(scan.uuid, uuid), isNull(scan.removedAt), eq(project.companyId, caller.companyId)),
  );
  if (!row) throw new Problem("not_found");
  return view(row);
};

/** The products of a project of the caller's company, newest first. */
export const listScans = async (db: Db, caller: Caller, name: ProjectName): Promise<Schema<"Scan">[]> => {
  const own = db.select({ id: project.id }).from(project).where(ownProject(name, caller.companyId));
  const reading = select(db)
    .where(and(inArray(scan.projectId, own), isNull(scan.removedAt)))
    .orderBy(desc(scan.createdAt), desc(scan.id));
  const [[found], rows] = await Promise.all([own, reading]);
  if (!found) throw new Problem("not_found");
  return rows.map(view);
};
