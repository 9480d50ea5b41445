import { and, eq, isNull } from "drizzle-orm";

import type { Db, Tx } from "../db/client.ts";
import { ledgerAccount } from "../db/schema/index.ts";

/** A ledger account of the programme. */
export type SystemAccount = "issuance" | "redemption" | "topup" | "expired" | "adjust";

/** Opens the points account of a new company. */
export const openAccount = async (tx: Tx, companyId: number): Promise<void> => {
  await tx.insert(ledgerAccount).values({ companyId, kind: "company", noOverdraft: true });
};

const single = (found: { id: number } | undefined, name: string): number => {
  if (!found) throw new Error(`There is no ledger account of ${name}.`);
  return found.id;
};

/** The id of one of the programme's accounts. */
export const systemAccount = async (db: Db, kind: SystemAccount): Promise<number> => {
  const [found] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), isNull(ledgerAccount.companyId)));
  return single(found, kind);
};

/**
 * The id of a company's account, locked until the end of the transaction, so that changes of a company's lots and
 * counters run one after another.
 */
export const lockCompanyAccount = async (tx: Tx, companyId: number): Promise<number> => {
  const [found] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.companyId, companyId))
    .for("no key update");
  return single(found, `company ${companyId}`);
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
