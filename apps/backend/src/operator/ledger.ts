import { count } from "../db/orm.ts";

import { ledgerAccount, ledgerTransfer } from "../db/schema/index.ts";
import { verifyLedger as findViolations } from "../ledger/verify.ts";
import type { OperatorHandler } from "./context.ts";

/** Checks every rule of the ledger; a broken one is a result, not a problem. */
export const verifyLedger: OperatorHandler<"verifyLedger"> = async ({ app }) => {
  const violations = await findViolations(app.database);
  const [accounts] = await app.database.db.select({ total: count() }).from(ledgerAccount);
  const [transfers] = await app.database.db.select({ total: count() }).from(ledgerTransfer);
  const faults = violations.map(({ rule, detail }) => ({ rule, detail }));
  return {
    status: 200,
    body: { ok: faults.length === 0, accounts: accounts?.total ?? 0, transfers: transfers?.total ?? 0, faults },
  };
};
