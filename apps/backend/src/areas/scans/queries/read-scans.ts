import type { LanguageCode } from "@lucarne/api-client/languages";
import { ACCEPTED, REJECTED, UNDECIDED } from "@lucarne/api-client/scan-flags";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { productModel, productSerial, project, scan } from "../../../db/schema/index.ts";
import { wordsIn } from "../../../db/sql/words.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem } from "../../../kernel/problem.ts";
import { ownProject, type ProjectName } from "../../projects/commands/lock-project.ts";
import type { Caller } from "../../../kernel/caller.ts";

const select = (db: Db) =>
  db
    .select({ scan, model: productModel })
    .from(scan)
    .innerJoin(productSerial, eq(productSerial.serial, scan.serial))
    .innerJoin(productModel, eq(productModel.sku, productSerial.model))
    .innerJoin(project, eq(project.id, scan.projectId));

const flagOf = (flag: number): Schema<"Scan">["flag"] => (flag === ACCEPTED || flag === UNDECIDED ? flag : REJECTED);

const view = (
  { scan: row, model }: Awaited<ReturnType<typeof select>>[number],
  language: LanguageCode,
): Schema<"Scan"> => ({
  uuid: row.uuid,
  id: row.id,
  serial_number: row.serial,
  type: wordsIn(model.names, language),
  size: model.size,
  variant: wordsIn(model.variants, language),
  created_at: row.createdAt.toISOString(),
  flag: flagOf(row.flag),
  points: row.basePoints,
});

/** Who reads, and in which language. */
interface Reader {
  readonly caller: Caller;
  readonly language: LanguageCode;
}

/** One scan of the caller's company. */
export const readScan = async (db: Db, { caller, language }: Reader, uuid: string): Promise<Schema<"Scan">> => {
  const [row] = await select(db).where(
    and(eq(scan.uuid, uuid), isNull(scan.removedAt), eq(project.companyId, caller.companyId)),
  );
  if (!row) throw new Problem("not_found");
  return view(row, language);
};

/** The products of a project of the caller's company, newest first. */
export const listScans = async (db: Db, { caller, language }: Reader, name: ProjectName): Promise<Schema<"Scan">[]> => {
  const own = db.select({ id: project.id }).from(project).where(ownProject(name, caller.companyId));
  const reading = select(db)
    .where(and(inArray(scan.projectId, own), isNull(scan.removedAt)))
    .orderBy(desc(scan.createdAt), desc(scan.id));
  const [[found], rows] = await Promise.all([own, reading]);
  if (!found) throw new Problem("not_found");
  return rows.map((row) => view(row, language));
};
