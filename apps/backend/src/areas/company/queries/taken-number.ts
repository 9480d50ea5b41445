import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { companyNumberKey } from "@lucarne/api-client/company-numbers";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Db, Tx } from "../../../db/client.ts";
import { constraintOf, sqlState } from "../../../db/driver/retry.ts";
import { company } from "../../../db/schema/index.ts";
import { type Problem, refused } from "../../../kernel/problem.ts";

/** A company number to be checked. */
export interface ClaimedNumber {
  readonly regionId: number;
  /** In its stored form. */
  readonly number: string;
  /** The company that may have the number already. */
  readonly except?: number;
}

/**
 * Locks the number until the end of the transaction: another call that claims it waits. The unique index is not enough,
 * because one company's Hungarian numbers may differ behind the dash.
 */
export const lockNumber = async (tx: Tx, { regionId, number }: ClaimedNumber): Promise<void> => {
  const key = `${regionId} ${companyNumberKey(number)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('company_number'), hashtext(${key}))`);
};

/** Whether another company has the number. A call that takes the number locks it before ({@link lockNumber}). */
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
