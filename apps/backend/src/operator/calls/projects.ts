import { ACCEPTED, REJECTED, UNDECIDED } from "@lucarne/api-client/scan-flags";
import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { appUser, company, productSerial, project, scan } from "../../db/schema/index.ts";
import { Problem, refused } from "../../kernel/problem.ts";
import { awardOf } from "../../areas/projects/commands/award.ts";
import { reviewProject as review, type Review } from "../../areas/review/commands/review-project.ts";
import { createScan } from "../../areas/scans/commands/scans.ts";
import type { OperatorContext, OperatorHandler } from "../context.ts";
import { withUuidOrId } from "./named.ts";

/** A project by its uuid, numeric id or number, with its company and creator. */
const findProject = async (tx: Tx, name: string) => {
  const [row] = await tx
    .select({ project, company: { name: company.name, regionId: company.regionId }, author: appUser.uuid })
    .from(project)
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(appUser, eq(appUser.id, project.createdBy))
    .where(and(isNull(project.deletedAt), withUuidOrId(project, name) ?? eq(project.number, name)));
  if (!row) throw new Problem("not_found");
  return row;
};

const view = async ({ app }: OperatorContext, tx: Tx, uuid: string) => {
  const { project: row, company: owner } = await findProject(tx, uuid);
  const scans = await tx
    .select({ flag: scan.flag })
    .from(scan)
    .where(and(eq(scan.projectId, row.id), isNull(scan.removedAt)));
  const flagged = (flag: number) => scans.filter((one) => one.flag === flag).length;
  return {
    uuid: row.uuid,
    number: row.number,
    company: owner.name,
    status: row.status,
    accepted: flagged(ACCEPTED),
    in_review: flagged(UNDECIDED),
    rejected: flagged(REJECTED),
    points: row.awardedPoints ?? (await awardOf(tx, row, app.clock.now())),
  };
};

/** One step of a project's review. */
export const reviewProject: OperatorHandler<"reviewProject"> = (context, { path, body }) =>
  context.app.database.transaction(async (tx) => {
    const { uuid } = (await findProject(tx, path.project)).project;
    const { action, scans } = body;
    const step: Review =
      action === "accept" || action === "reject_scan"
        ? { kind: action, ...(scans ? { scans: scans.map((one) => one.toLowerCase()) } : {}) }
        : { kind: action };
    await review(context.app, tx, "operator", uuid, step);
    return { status: 200, body: await view(context, tx, uuid) };
  });

/** Scans unused products into a project as its creator would. */
export const scanProducts: OperatorHandler<"scanProducts"> = ({ app }, { body }) =>
  app.database.transaction(async (tx) => {
    const { project: row, company: owner } = await findProject(tx, body.project);
    const free = await tx
      .select({ serial: productSerial.serial })
      .from(productSerial)
      .where(
        and(
          sql`${owner.regionId}::smallint = any (${productSerial.regions})`,
          body.windows ? eq(productSerial.isWindow, true) : undefined,
          notExists(
            tx
              .select({ id: scan.id })
              .from(scan)
              .where(and(eq(scan.serial, productSerial.serial), isNull(scan.removedAt))),
          ),
        ),
      )
      .orderBy(asc(productSerial.serial))
      .limit(body.count);
    if (free.length < body.count)
      throw refused({ count: [{ text: "validation.maximum", params: { limit: free.length } }] });
    const creator = { userId: row.createdBy, companyId: row.companyId, regionId: owner.regionId };
    for (const { serial } of free) await createScan(app, tx, creator, row.uuid, serial);
    return { status: 201, body: { serials: free.map(({ serial }) => serial) } };
  });
