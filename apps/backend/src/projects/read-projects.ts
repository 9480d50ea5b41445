import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "../db/client.ts";
import { company, project, projectSurvey, type StoredAnswer } from "../db/schema/index.ts";
import { metaOf, type Page } from "../http/paging.ts";
import { Problem } from "../http/problems.ts";
import type { Caller } from "../session/caller.ts";
import { currentBonuses } from "../tiers/bonus.ts";
import { ownProject, type ProjectName } from "./lock-project.ts";
import { pointsOfProjects, type ProjectPoints } from "./project-points.ts";
import { OPEN } from "./project-status.ts";

const DAY = 24 * 60 * 60 * 1000;
const NAMES: Readonly<Record<number, string>> = {
  1: "in progress",
  2: "closed",
  3: "lost",
  4: "in progress",
  5: "in review",
};

/** Whole days until a project closes, at least 0. */
export const daysLeft = (closesAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((closesAt.getTime() - now.getTime()) / DAY));

/** One row for each chosen option; a number or word stands in `answer.text`. */
const surveyView = (answers: readonly StoredAnswer[]) =>
  answers.flatMap(({ uuid, questionId, answers: chosen }) =>
    chosen.map((answer) => ({
      uuid,
      question_id: questionId,
      answer_id: typeof answer === "number" ? answer : null,
      answer: { text: typeof answer === "number" ? "" : answer },
    })),
  );

const select = (db: Db) =>
  db
    .select({ project, company: { uuid: company.uuid, name: company.name }, survey: projectSurvey.answers })
    .from(project)
    .innerJoin(company, eq(company.id, project.companyId))
    .leftJoin(projectSurvey, eq(projectSurvey.projectId, project.id));

type Row = Awaited<ReturnType<typeof select>>[number];

const view = ({ project: row, company: owner, survey }: Row, points: ProjectPoints, now: Date) => {
  const closed = row.awardedPoints;
  return {
    id: row.id,
    uuid: row.uuid,
    number: row.number,
    name: row.name,
    street_name: row.streetName,
    city: row.city,
    postal_code: row.postalCode,
    created_at: row.createdAt.toISOString(),
    days_left: daysLeft(row.closesAt, now),
    status: { id: row.status, name: NAMES[row.status] ?? "" },
    available_points: points.available,
    max_points: points.max,
    // What a closed project gave does not change with the tier any more.
    calculated_available_points: closed ?? points.calculatedAvailable,
    calculated_max_points: closed ?? points.calculatedMax,
    products_count: points.scans,
    survey: surveyView(survey ?? []),
    company: owner,
  };
};

/** A project as the contract has it. */
export type ProjectView = ReturnType<typeof view>;

const views = async (db: Db, rows: readonly Row[], caller: Caller, now: Date): Promise<ProjectView[]> => {
  const bonuses = await currentBonuses(db, caller.regionId, { ...caller, now });
  const points = await pointsOfProjects(
    db,
    rows.map(({ project: { id } }) => id),
    bonuses,
  );
  return rows.map((row) => view(row, points(row.project.id), now));
};

/** One project of the caller's company. */
export const readProject = async (db: Db, name: ProjectName, caller: Caller, now: Date): Promise<ProjectView> => {
  const rows = await select(db).where(ownProject(name, caller.companyId));
  const [found] = await views(db, rows, caller, now);
  if (!found) throw new Problem("not_found");
  return found;
};

/** A page of the company's projects, newest first, with the counts of the tabs. */
export const listProjects = async (
  db: Db,
  page: Page,
  filter: { status?: number | undefined; constrainTo?: "open" | undefined },
  { caller, now }: { caller: Caller; now: Date },
) => {
  const mine = and(eq(project.companyId, caller.companyId), isNull(project.deletedAt));
  const wanted = and(
    mine,
    filter.status === undefined ? undefined : eq(project.status, filter.status),
    filter.constrainTo === "open" ? inArray(project.status, [...OPEN]) : undefined,
  );
  const rows = await select(db)
    .where(wanted)
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(page.limit)
    .offset(page.offset);
  const count = (statuses: readonly number[]) =>
    sql<number>`count(*) filter (where ${inArray(project.status, [...statuses])})`.mapWith(Number);
  const [counts] = await db
    .select({ open: count(OPEN), in_review: count([5]), closed: count([2]), lost: count([3]) })
    .from(project)
    .where(mine);
  const total = await db.$count(project, wanted);
  return {
    data: await views(db, rows, caller, now),
    meta: { ...metaOf(page, total), counts: counts ?? { open: 0, in_review: 0, closed: 0, lost: 0 } },
  };
};
