import { dayIn, daysBetween } from "@lucarne/api-client/day";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { hasText } from "../../../db/sql/has-text.ts";
import { company, project, projectSurvey, scan, type StoredAnswer } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { answerText } from "../../survey/rules/survey-words.ts";
import { textOf } from "../../../texts/texts.ts";
import { currentBonuses } from "../../tiers/queries/bonus.ts";
import { ownProject, type ProjectName } from "../commands/lock-project.ts";
import { pointsOfProjects, type ProjectPoints } from "./project-points.ts";
import { OPEN, type ProjectStatus } from "../rules/project-status.ts";

/** Days after today until a project's last day; 0 on that day and later. */
const daysLeft = (closesAt: Date, now: Date, timeZone: string): number =>
  Math.max(0, daysBetween(dayIn(now, timeZone), dayIn(new Date(closesAt.getTime() - 1), timeZone)));

/** A state with its name in the reader's language. */
const statusView = (id: ProjectStatus, language: LanguageCode): Schema<"ProjectStatus"> => ({
  id,
  name: textOf(language, `project.status.${id}`),
});

/** One row per chosen answer, with its text in the reader's language; a number stays as it is. */
const surveyView = (answers: readonly StoredAnswer[], language: LanguageCode): Schema<"ProjectAnswer">[] =>
  answers.map(({ uuid, questionId, answer }) => ({
    uuid,
    question_id: questionId,
    answer_id: typeof answer === "number" ? answer : null,
    answer: { text: typeof answer === "number" ? (answerText(answer, language) ?? "") : answer },
  }));

/** The answers of a project: read for the page alone, where a join would read those of all projects. */
const survey: SQL<readonly StoredAnswer[] | null> =
  sql`(select ${projectSurvey.answers} from ${projectSurvey} where ${projectSurvey.projectId} = ${project.id})`.mapWith(
    projectSurvey.answers,
  );

const select = (db: Db) =>
  db
    .select({ project, company: { uuid: company.uuid, name: company.name }, survey })
    .from(project)
    .innerJoin(company, eq(company.id, project.companyId));

type Row = Awaited<ReturnType<typeof select>>[number];

const view = (
  { project: row, company: owner, survey: answers }: Row,
  points: ProjectPoints,
  { now, timeZone, language, hasTiers }: { now: Date; timeZone: string; language: LanguageCode; hasTiers: boolean },
): Schema<"Project"> => {
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
    days_left: daysLeft(row.closesAt, now, timeZone),
    status: statusView(row.status, language),
    available_points: points.available,
    max_points: points.max,
    // The points of a closed project no longer change with the tier.
    calculated_available_points: hasTiers ? (closed ?? points.calculatedAvailable) : null,
    calculated_max_points: hasTiers ? (closed ?? points.calculatedMax) : null,
    products_count: points.scans,
    survey: surveyView(answers ?? [], language),
    company: owner,
  };
};

/** Reader, time and language. */
export interface Reader {
  readonly caller: Caller;
  readonly now: Date;
  readonly language: LanguageCode;
}

/** Projects with their points, in one round trip; `ids` is a query for the ids of the same projects. */
const views = async (
  db: Db,
  reading: PromiseLike<readonly Row[]>,
  ids: SQLWrapper,
  { caller, now, language }: Reader,
): Promise<Schema<"Project">[]> => {
  const bonuses = currentBonuses(db, caller.regionId, { ...caller, now });
  const points = pointsOfProjects(db, sql`${scan.projectId} in ${ids}`, bonuses);
  const [rows, pointsOf, { size }] = await Promise.all([reading, points, bonuses]);
  return rows.map((row) =>
    view(row, pointsOf(row.project.id), { now, timeZone: caller.timezone, language, hasTiers: size > 0 }),
  );
};

/** One project of the caller's company. */
export const readProject = async (db: Db, reader: Reader, name: ProjectName): Promise<Schema<"Project">> => {
  const own = ownProject(name, reader.caller.companyId);
  const ids = db.select({ id: project.id }).from(project).where(own);
  const [found] = await views(db, select(db).where(own), ids, reader);
  if (!found) throw new Problem("not_found");
  return found;
};

/** Projects whose number and address contain every word of a text. */
const found = (text: string) => and(...text.split(/\s+/).map((word) => hasText(project.searchText, word)));

/** A page of the company's projects, newest first, with the counts of the tabs. */
export const listProjects = async (
  db: Db,
  reader: Reader,
  page: Page,
  filter: {
    status?: number | undefined;
    constrainTo?: "open" | undefined;
    createdBy?: number;
    search?: string | undefined;
  },
): Promise<Schema<"ProjectList">> => {
  const mine = and(eq(project.companyId, reader.caller.companyId), isNull(project.deletedAt));
  const condition = and(
    mine,
    filter.status === undefined ? undefined : sql`${project.status} = ${filter.status}`,
    filter.createdBy === undefined ? undefined : eq(project.createdBy, filter.createdBy),
    filter.constrainTo === "open" ? inArray(project.status, [...OPEN]) : undefined,
    filter.search === undefined ? undefined : found(filter.search),
  );
  const newestFirst = [desc(project.createdAt), desc(project.id)];
  const rows = select(db)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  const ids = db
    .select({ id: project.id })
    .from(project)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  const countWhere = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const count = (statuses: readonly ProjectStatus[]) => countWhere(inArray(project.status, [...statuses]));
  const counting = db
    .select({
      open: count(OPEN),
      in_review: count([5]),
      closed: count([2]),
      lost: count([3]),
      total: countWhere(condition),
    })
    .from(project)
    .where(mine);
  const [data, [counted]] = await Promise.all([views(db, rows, ids, reader), counting]);
  const { total, ...counts } = counted ?? { open: 0, in_review: 0, closed: 0, lost: 0, total: 0 };
  return { data, meta: { ...metaOf(page, total), counts } };
};
