import { INSTALLER, OWNER } from "@lucarne/api-client/roles";
import { languageById } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq, isNull, sql } from "drizzle-orm";

import { companyView } from "../../company/queries/company-view.ts";
import { settingOf } from "../../config/queries/settings.ts";
import { mayOrderBy } from "../../config/rules/checkout-roles.ts";
import type { App } from "../../../app.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/driver/prepared.ts";
import { appUser, card, company } from "../../../db/schema/index.ts";
import { signedPath } from "../../../files/signed-path.ts";
import { flag } from "../../../kernel/flag.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { toNational } from "../../../kernel/phone.ts";
import { pendingContact } from "./open-change.ts";
import { contributePoints, projectsCount } from "./contribution.ts";

/** A role in the contract's form. */
export const roleView = (role: number): Schema<"Role"> =>
  role === OWNER ? { id: OWNER, name: "owner" } : { id: INSTALLER, name: "installer" };

const queryOf = prepared((db) => {
  const now = sql.placeholder("now");
  return db
    .select({
      user: appUser,
      company,
      card,
      projects: projectsCount,
      points: contributePoints,
      pendingEmail: pendingContact("email", now),
      pendingPhone: pendingContact("sms", now),
      checkoutRoles: settingOf("checkout_roles", company.regionId),
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .leftJoin(card, eq(card.companyId, company.id))
    .where(and(eq(appUser.id, sql.placeholder("userId")), isNull(appUser.deletedAt)))
    .prepare("read_user");
});

/** A user with the company, as the contract's User; undefined for a deleted or unknown one. */
export const readUser = async (
  { settings, clock }: Pick<App, "settings" | "clock">,
  db: Db,
  userId: number,
): Promise<Schema<"User"> | undefined> => {
  const [row] = await queryOf(db).execute({ userId, now: clock.now() });
  if (!row) return undefined;
  const { user } = row;
  const region = regionById(row.company.regionId);
  if (!region) throw new Error(`The region ${row.company.regionId} is not in the shared table.`);
  return {
    id: user.id,
    uuid: user.uuid,
    user_id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.emailNorm,
    ...(row.pendingEmail === null ? {} : { pending_email: row.pendingEmail }),
    phone: toNational(user.phoneE164, region.dialCode),
    ...(row.pendingPhone === null ? {} : { pending_phone: toNational(row.pendingPhone, region.dialCode) }),
    region: { id: region.id, slug: region.slug },
    language: languageById(user.languagesId)?.code ?? null,
    languages_id: user.languagesId,
    role: roleView(user.role),
    may_order: mayOrderBy(row.checkoutRoles, user.role),
    active: user.active === 1 && row.company.active === 1 ? 1 : 2,
    avatar: user.avatarFile === null ? null : signedPath(settings, user.avatarFile, clock.now()),
    options: JSON.stringify(user.options),
    email_consent: flag(user.emailConsent === 1),
    phone_consent: flag(user.phoneConsent === 1),
    verified_email_at: user.verifiedEmailAt?.toISOString() ?? null,
    last_active_at: user.lastActiveAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    contribute_points: row.points,
    projects_count: row.projects,
    company_id: user.companyId,
    has_regnr2: flag(row.company.registrationNumber2 !== null),
    has_survey: flag(row.company.surveyResponse !== null),
    company: companyView(row.company, row.card),
  };
};
