import { companyNumberForm, companyNumberKey } from "@lucarne/api-client/company-numbers";
import { regionById } from "@lucarne/api-client/regions";
import { and, asc, gt, isNotNull } from "drizzle-orm";

import type { Db } from "../../db/client.ts";
import { company } from "../../db/schema/index.ts";
import type { OperatorHandler } from "../context.ts";

const PAGE = 1000;

/** Companies with a number, in pages by id, so that many companies do not fill the memory. */
async function* numberedCompanies(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .select({
        id: company.id,
        uuid: company.uuid,
        name: company.name,
        regionId: company.regionId,
        number: company.registrationNumber,
      })
      .from(company)
      .where(and(gt(company.id, last), isNotNull(company.registrationNumber)))
      .orderBy(asc(company.id))
      .limit(PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Companies whose number an earlier company of the country has in another spelling (REF-12). */
export const listCompanyNumbers: OperatorHandler<"listCompanyNumbers"> = async ({ app }) => {
  const groups = new Map<string, { uuid: string; name: string; number: string; region: string }[]>();
  for await (const { uuid, name, regionId, number } of numberedCompanies(app.database.db)) {
    const region = regionById(regionId);
    if (!region || number === null) continue;
    const key = `${region.slug} ${companyNumberKey(companyNumberForm(region, number))}`;
    groups.set(key, [...(groups.get(key) ?? []), { uuid, name, number, region: region.slug }]);
  }
  const shared = [...groups.values()].filter(({ length }) => length > 1);
  return { status: 200, body: { data: shared.map((companies) => ({ companies })) } };
};
