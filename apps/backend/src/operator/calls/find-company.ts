import { companyNumberForm, companyNumberKey } from "@lucarne/api-client/company-numbers";
import { REGIONS } from "@lucarne/api-client/regions";
import { and, eq, or, sql } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { company } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";
import { withUuidOrId } from "./named.ts";

const hasNumber = (name: string) =>
  or(
    ...REGIONS.map((region) =>
      and(
        eq(company.regionId, region.id),
        sql`split_part(${company.registrationNumber}, '-', 1) = ${companyNumberKey(companyNumberForm(region, name))}`,
      ),
    ),
  );

/**
 * A company by its uuid, numeric id or registration number in any spelling (REF-12).
 *
 * @throws {Problem} `not_found`, also when two companies have the number
 */
export const findCompany = async (tx: Tx, name: string) => {
  const rows = await tx
    .select({ id: company.id, uuid: company.uuid, name: company.name })
    .from(company)
    .where(or(withUuidOrId(company, name), hasNumber(name)));
  const [row] = rows;
  if (!row || rows.length > 1) throw new Problem("not_found");
  return row;
};
