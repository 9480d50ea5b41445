import { INSTALLER, OWNER } from "@lucarne/api-client/roles";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq, isNull, sql } from "drizzle-orm";

import { contributePoints, projectsCount } from "../../account/queries/contribution.ts";
import { pendingContact } from "../../account/queries/open-change.ts";
import { roleView } from "../../account/queries/user-view.ts";
import type { Db } from "../../../db/client.ts";
import { appUser, company, invitation } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { comparerOf } from "../../../kernel/text/compare.ts";
import { inMemory, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";
import { toNational } from "../../../kernel/phone.ts";
import type { Caller } from "../../../kernel/caller.ts";

/** Members of a company that are not deleted. */
export const teamOf = (companyId: number) => and(eq(appUser.companyId, companyId), isNull(appUser.deletedAt));

/** When a member got the newest invitation; null when nobody invited the member. */
const invitedAt =
  sql<Date | null>`(select max(${invitation.sentAt}) from ${invitation} where ${invitation.userId} = ${appUser.id})`.mapWith(
    invitation.sentAt,
  );

// Selecting from one table alone would leave the table's name out of the count expressions, so the company is joined.
const fieldsAt = (now: Date) => ({
  user: appUser,
  projects: projectsCount,
  points: contributePoints,
  invitedAt,
  pendingPhone: pendingContact("sms", now),
});

interface Row {
  readonly user: typeof appUser.$inferSelect;
  readonly projects: number;
  readonly points: number;
  readonly invitedAt: Date | null;
  readonly pendingPhone: string | null;
}

const memberView = (
  { user, projects, points, invitedAt: invited, pendingPhone }: Row,
  regionId: number,
): Schema<"TeamMember"> => ({
  id: user.id,
  uuid: user.uuid,
  name: user.name,
  surname: user.surname,
  phone: toNational(user.phoneE164, regionById(regionId)?.dialCode ?? ""),
  ...(pendingPhone === null ? {} : { pending_phone: toNational(pendingPhone, regionById(regionId)?.dialCode ?? "") }),
  role: roleView(user.role),
  last_active_at: user.lastActiveAt?.toISOString() ?? null,
  invited_at: invited?.toISOString() ?? null,
  contribute_points: points,
  projects_count: projects,
  active: user.active === 1 ? 1 : 2,
});

/** Numbers of owners and installers of a company, independent of the page (TEAM-10). */
export const countTeam = async (db: Db, companyId: number): Promise<{ owners: number; installers: number }> => {
  const count = (role: number) => sql<number>`count(*) filter (where ${appUser.role} = ${role})`.mapWith(Number);
  const [row] = await db
    .select({ owners: count(OWNER), installers: count(INSTALLER) })
    .from(appUser)
    .where(teamOf(companyId));
  return row ?? { owners: 0, installers: 0 };
};

/** A page of the caller's team: owners first, then by surname as the reader's language sorts names (LANG-12). */
export const readTeam = async (
  db: Db,
  { caller: { companyId, regionId }, language, now }: { caller: Caller; language: LanguageCode; now: Date },
  page: Page,
) => {
  const rows = await db
    .select(fieldsAt(now))
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(teamOf(companyId));
  // A team is small, and the embedded database has no collation of a language.
  const compare = comparerOf(language);
  const sorted = rows.toSorted(
    ({ user: one }, { user: other }) =>
      one.role - other.role ||
      compare(one.surname, other.surname) ||
      compare(one.name, other.name) ||
      one.id - other.id,
  );
  return inMemory(sorted, page).map((row) => memberView(row, regionId));
};

/**
 * One member of the caller's team.
 *
 * @throws {Problem} `not_found`, for a member of another company too
 */
export const readMember = async (db: Db, { companyId, regionId }: Caller, uuid: string, now: Date) => {
  const [row] = await db
    .select(fieldsAt(now))
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(and(teamOf(companyId), eq(appUser.uuid, uuid)));
  if (!row) throw new Problem("not_found");
  return memberView(row, regionId);
};
