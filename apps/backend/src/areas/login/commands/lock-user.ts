import { and, eq, isNull, or, sql } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser, company } from "../../../db/schema/index.ts";
import type { OpenChange } from "../../account/queries/open-change.ts";
import { type Contact, NO_USER_ID } from "../rules/contact.ts";

/**
 * Locks the user who may sign in with a contact, or with a number that `change` would give them. The lock excludes other
 * requests for a code and changes of the user, but no rows that refer to the user, such as notifications.
 */
export const lockUser = async (tx: Tx, contact: Contact, change: OpenChange | undefined) => {
  const [found] = await tx
    .select({
      id: appUser.id,
      languagesId: appUser.languagesId,
      phoneE164: appUser.phoneE164,
      companyId: company.id,
      regionId: company.regionId,
      hasRegnr2: sql<boolean>`${company.registrationNumber2} is not null`,
      hasSurvey: sql<boolean>`${company.surveyResponse} is not null`,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(
      and(
        contact.channel === "email"
          ? eq(appUser.emailNorm, contact.email)
          : or(eq(appUser.phoneE164, contact.phone), eq(appUser.id, change?.userId ?? NO_USER_ID)),
        isNull(appUser.deletedAt),
        eq(appUser.active, 1),
        eq(company.active, 1),
      ),
    )
    // A confirmed number takes precedence over one that is not confirmed yet.
    .orderBy(sql`${appUser.phoneE164} = ${contact.channel === "sms" ? contact.phone : ""} desc`)
    .limit(1)
    .for("no key update", { of: appUser });
  return found;
};
