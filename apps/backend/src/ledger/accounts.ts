import { eq, sql, type SQL } from "drizzle-orm";

import type { Db, Tx } from "../db/client.ts";
import { ledgerAccount } from "../db/schema/index.ts";

/** A ledger account of the programme. */
export type SystemAccount = "issuance" | "redemption" | "topup" | "expired" | "adjust";

/** Opens the points account of a new company. */
export const openAccount = async (tx: Tx, companyId: number): Promise<void> => {
  await tx.insert(ledgerAccount).values({ companyId, kind: "company", noOverdraft: true });
};

/** The id of one of the programme's accounts, for use inside another statement. */
export const systemAccount = (kind: SystemAccount): SQL =>
  sql`(select ${ledgerAccount.id} from ${ledgerAccount} where ${ledgerAccount.kind} = ${kind} and ${ledgerAccount.companyId} is null)`;

/** The id of a company's account, for use inside another statement. */
export const companyAccount = (companyId: number): SQL =>
  sql`(select ${ledgerAccount.id} from ${ledgerAccount} where ${ledgerAccount.companyId} = ${companyId})`;

/** An account of a company, with the points that it can spend. */
export interface CompanyAccount {
  readonly id: number;
  readonly spendable: number;
}

/**
 * The id of a company's account, locked until the end of the transaction, so that changes of a company's lots and
 * counters run one after another. The points are those after the lock was granted.
 */
export const lockCompanyAccount = async (tx: Tx, companyId: number): Promise<CompanyAccount> => {
  const [found] = await tx
    .select({
      id: ledgerAccount.id,
      spendable:
        sql<number>`${ledgerAccount.creditsPosted} - ${ledgerAccount.debitsPosted} - ${ledgerAccount.debitsPending}`.mapWith(
          Number,
        ),
    })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.companyId, companyId))
    .for("no key update");
  if (!found) throw new Error(`There is no ledger account of company ${companyId}.`);
  return found;
};

/** Points of a company: spendable and reserved. */
export interface Balance {
  readonly spendable: number;
  readonly reserved: number;
}

/** The balance of a company. */
export const balanceOf = async (db: Db, companyId: number): Promise<Balance> => {
  const [account] = await db
    .select({
      posted: ledgerAccount.creditsPosted,
      spent: ledgerAccount.debitsPosted,
      reserved: ledgerAccount.debitsPending,
    })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.companyId, companyId));
  if (!account) return { spendable: 0, reserved: 0 };
  return { spendable: account.posted - account.spent - account.reserved, reserved: account.reserved };
};
