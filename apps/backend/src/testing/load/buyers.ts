import { INSTALLER } from "@lucarne/api-client/roles";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";

import { appUser, company } from "../../db/schema/index.ts";
import type { TestBackend } from "../backend.ts";
import { tokenFor } from "../operations/belongings.ts";
import { setBalance } from "../shop.ts";

/** The country of the buyers, of what they order and of the serials. */
export const POLAND = 10;

/** Somebody who may order, with points. */
export interface Buyer {
  readonly userId: number;
  readonly token: string;
  readonly company: string;
}

/** One installer of each company of Poland, with a million points. */
export const buyersOf = async (backend: TestBackend): Promise<Buyer[]> => {
  const people = await backend.database.db
    .select({ id: appUser.id, companyId: company.id, uuid: company.uuid })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    // What is ordered is Poland's.
    .where(
      and(
        eq(company.active, 1),
        eq(appUser.active, 1),
        isNull(appUser.deletedAt),
        eq(appUser.role, INSTALLER),
        eq(company.regionId, POLAND),
        // An order needs it.
        isNotNull(company.registrationNumber),
      ),
    )
    .orderBy(asc(appUser.id));
  const buyers: Buyer[] = [];
  for (const { id, companyId, uuid } of new Map(people.map((person) => [person.companyId, person])).values()) {
    await setBalance(backend, companyId, 1_000_000);
    buyers.push({ userId: id, token: await tokenFor(backend, id), company: uuid });
  }
  return buyers;
};
