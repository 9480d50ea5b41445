import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { companyNumberKey } from "@lucarne/api-client/company-numbers";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { constraintOf, sqlState } from "../../../db/driver/retry.ts";
import { company } from "../../../db/schema/index.ts";
import { type Problem, refused } from "../../../kernel/problem.ts";

/** A number that a company wants to have. */
export interface ClaimedNumber {
  readonly regionId: number;
  /** In its stored form. */
  readonly number: string;
  /** The company that may have the number already. */
  readonly except?: number;
}

/** Whether another company has the number. */
export const isNumberTaken = async (db: Db, { regionId, number, except }: ClaimedNumber): Promise<boolean> => {
  const found = await db
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.regionId, regionId),
        // The index company_number_key has this expression.
        sql`split_part(${company.registrationNumber}, '-', 1) = ${companyNumberKey(number)}`,
        except === undefined ? undefined : ne(company.id, except),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/** The problem for a number that is taken. */
export const numberTaken = (field: string): Problem =>
  refused({ [field]: [{ fixed: FIXED_SENTENCES.registrationNumberTaken }] });

/** The problem for a number that another call has taken meanwhile; returns other errors unchanged. */
export const takenNumber = (error: unknown, field: string): unknown =>
  sqlState(error) === "23505" && constraintOf(error) === "company_region_id_registration_number_key"
    ? numberTaken(field)
    : error;
