import { eq, or, sql } from "../db/orm.ts";

import type { Tx } from "../db/client.ts";
import { company } from "../db/schema/index.ts";
import { Problem } from "../kernel/problem.ts";

/**
 * A company by its uuid, numeric id or registration number.
 *
 * @throws {Problem} `not_found`, also when two countries have the number
 */
export const findCompany = async (tx: Tx, name: string) => {
  const rows = await tx
    .select({ id: company.id, uuid: company.uuid, name: company.name })
    .from(company)
    .where(
      or(
        sql`${company.uuid}::text = ${name.toLowerCase()}`,
        sql`${company.id}::text = ${name}`,
        eq(company.registrationNumber, name),
      ),
    );
  const [row] = rows;
  if (!row || rows.length > 1) throw new Problem("not_found");
  return row;
};
