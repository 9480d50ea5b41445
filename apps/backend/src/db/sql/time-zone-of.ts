import type { Tx } from "../client.ts";
import { eq } from "drizzle-orm";

import { company, region } from "../schema/index.ts";

/** The time zone of a company's country. */
export const timeZoneOf = async (tx: Tx, companyId: number): Promise<string> => {
  const [own] = await tx
    .select({ timeZone: region.timezone })
    .from(company)
    .innerJoin(region, eq(region.id, company.regionId))
    .where(eq(company.id, companyId));
  if (!own) throw new Error(`There is no company ${companyId}.`);
  return own.timeZone;
};
