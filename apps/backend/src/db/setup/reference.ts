import { LANGUAGES } from "@lucarne/api-client/languages";
import { REGIONS } from "@lucarne/api-client/regions";
import { sql } from "drizzle-orm";

import type { Tx } from "../client.ts";
import { clockOffset, language, ledgerAccount, region } from "../schema/index.ts";

/** The team limit of Poland: 1 owner and 10 installers (TEAM-9). */
const TEAM_LIMITS: Readonly<Record<string, { owners: number; installers: number }>> = {
  pl: { owners: 1, installers: 10 },
};

/**
 * Writes the rows of every installation: regions and languages from the shared table, the programme's ledger accounts,
 * the clock. Values that operators may change (welcome points, team limits) are written once only.
 */
export const syncReference = async (tx: Tx): Promise<void> => {
  const regions = REGIONS.map((entry) => ({
    id: entry.id,
    slug: entry.slug,
    dialCode: entry.dialCode,
    timezone: entry.timeZone,
    registrable: entry.registrable,
    orderMinimum: entry.orderMinimum,
    regnrRequired: entry.companyNumber.required,
    regnr2Required: entry.secondCompanyNumber?.required ?? false,
    teamOwnerMax: TEAM_LIMITS[entry.slug]?.owners ?? null,
    teamInstallerMax: TEAM_LIMITS[entry.slug]?.installers ?? null,
  }));
  await tx
    .insert(region)
    .values(regions)
    .onConflictDoUpdate({
      target: region.id,
      set: {
        slug: sql`excluded.slug`,
        dialCode: sql`excluded.dial_code`,
        timezone: sql`excluded.timezone`,
        registrable: sql`excluded.registrable`,
        orderMinimum: sql`excluded.order_minimum`,
        regnrRequired: sql`excluded.regnr_required`,
        regnr2Required: sql`excluded.regnr2_required`,
      },
    });
  await tx
    .insert(language)
    .values(LANGUAGES.map(({ id, code }) => ({ id, code })))
    .onConflictDoUpdate({ target: language.id, set: { code: sql`excluded.code` } });
  await tx
    .insert(ledgerAccount)
    .values((["issuance", "redemption", "topup", "expired", "adjust"] as const).map((kind) => ({ kind })))
    .onConflictDoNothing();
  await tx.insert(clockOffset).values({ id: 1, milliseconds: 0 }).onConflictDoNothing();
};
