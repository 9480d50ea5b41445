import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import type { Db } from "../../../db/client.ts";
import { containing } from "../../../db/like.ts";
import { company, project, projectSurvey, type StoredAnswer } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOfRead, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { answerText } from "../../survey/rules/survey-words.ts";
import { textOf } from "../../../texts/texts.ts";
import { currentBonuses } from "../../tiers/queries/bonus.ts";
import { ownProject, type ProjectName } from "../commands/lock-project.ts";
import { pointsOfProjects, type ProjectPoints } from "./project-points.ts";
import { OPEN } from "../rules/project-status.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Whole days until a project closes, at least 0. */
export const daysLeft = (closesAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((closesAt.getTime() - now.getTime()) / DAY));

/** A state with its name in the reader's language. */
export const statusView = (status: number, language: LanguageCode): Schema<"ProjectStatus"> => {
  const id = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).parse(status);
  return { id, name: textOf(language, `project.status.${id}`) };
};

/** One row per chosen answer, with its text in the reader's language; a number stays as it is. */
const surveyView = (answers: readonly StoredAnswer[], language: LanguageCode): Schema<"ProjectAnswer">[] =>
  answers.map(({ uuid, questionId, answer }) => ({
    uuid,
    question_id: questionId,
    answer_id: typeof answer === "number" ? answer : null,
    answer: { text: typeof answer === "number" ? (answerText(answer, language) ?? "") : answer },
  }));

const select = (db: Db) =>
  db
    .select({ project, company: { uuid: company.uuid, name: company.name }, survey: projectSurvey.answers })
    .from(project)
    .innerJoin(company, eq(company.id, project.companyId))
    .leftJoin(projectSurvey, eq(projectSurvey.projectId, project.id));

type Row = Awaited<ReturnType<typeof select>>[number];

const view = (
  { project: row, company: owner, survey }: Row,
  points: ProjectPoints,
  { now, language, hasTiers }: { now: Date; language: LanguageCode; hasTiers: boolean },
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
    days_left: daysLeft(row.closesAt, now),
    status: statusView(row.status, language),
    available_points: points.available,
    max_points: points.max,
    // The points of a closed project no longer change with the tier.
    calculated_available_points: hasTiers ? (closed ?? points.calculatedAvailable) : null,
    calculated_max_points: hasTiers ? (closed ?? points.calculatedMax) : null,
    products_count: points.scans,
    survey: surveyView(survey ?? [], language),
    company: owner,
  };
};

/** Reader, time and language. */
export interface Reader {
  readonly caller: Caller;
  readonly now: Date;
  readonly language: LanguageCode;
}

const views = async (db: Db, rows: readonly Row[], { caller, now, language }: Reader): Promise<Schema<"Project">[]> => {
  const bonuses = await currentBonuses(db, caller.regionId, { ...caller, now });
  const points = await pointsOfProjects(
    db,
    rows.map(({ project: { id } }) => id),
    bonuses,
  );
  return rows.map((row) => view(row, points(row.project.id), { now, language, hasTiers: bonuses.size > 0 }));
};

/** One project of the caller's company. */
export const readProject = async (db: Db, reader: Reader, name: ProjectName): Promise<Schema<"Project">> => {
  const rows = await select(db).where(ownProject(name, reader.caller.companyId));
  const [found] = await views(db, rows, reader);
  if (!found) throw new Problem("not_found");
  return found;
};

const searchedText = sql`concat_ws(' ', ${project.number}, ${project.name}, ${project.streetName}, ${project.city}, ${project.postalCode})`;

/** Projects whose number and address contain every word of a text. */
const found = (text: string) => and(...text.split(/\s+/).map((word) => sql`${searchedText} ilike ${containing(word)}`));

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
    filter.status === undefined ? undefined : eq(project.status, filter.status),
    filter.createdBy === undefined ? undefined : eq(project.createdBy, filter.createdBy),
    filter.constrainTo === "open" ? inArray(project.status, [...OPEN]) : undefined,
    filter.search === undefined ? undefined : found(filter.search),
  );
  const rows = await select(db)
    .where(condition)
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(page.limit)
    .offset(page.offset);
  const count = (statuses: readonly number[]) =>
    sql<number>`count(*) filter (where ${inArray(project.status, [...statuses])})`.mapWith(Number);
  const [counts] = await db
    .select({ open: count(OPEN), in_review: count([5]), closed: count([2]), lost: count([3]) })
    .from(project)
    .where(mine);
  const meta = await metaOfRead(page, rows.length, () => db.$count(project, condition));
  return {
    data: await views(db, rows, reader),
    meta: { ...meta, counts: counts ?? { open: 0, in_review: 0, closed: 0, lost: 0 } },
  };
};
