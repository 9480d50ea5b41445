import { and, asc, eq, isNull, type SQL } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser, company, region } from "../../../db/schema/index.ts";

/** The recipients of an operator's notification. */
export type Audience =
  | { readonly userId: number }
  | { readonly companyId: number }
  | { readonly region: string }
  | "everybody";

const within = (audience: Audience): SQL | undefined => {
  if (audience === "everybody") return undefined;
  if ("userId" in audience) return eq(appUser.id, audience.userId);
  return "companyId" in audience ? eq(company.id, audience.companyId) : eq(region.slug, audience.region);
};

/** The active users of an audience. */
export const peopleOf = async (tx: Tx, audience: Audience): Promise<number[]> => {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(and(within(audience), isNull(appUser.deletedAt), eq(appUser.active, 1), eq(company.active, 1)))
    .orderBy(asc(appUser.id));
  return rows.map(({ id }) => id);
};
