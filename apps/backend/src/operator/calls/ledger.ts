import { ledgerAccount, ledgerTransfer } from "../../db/schema/index.ts";
import { allowWholeTables, verifyLedger as findViolations } from "../../ledger/verify.ts";
import type { OperatorHandler } from "../context.ts";

/** Checks every rule of the ledger; a broken one is a result, not a problem. */
export const verifyLedger: OperatorHandler<"verifyLedger"> = async ({ app, metrics }) => {
  const violations = await findViolations(app.database);
  metrics?.onVerified(violations.length);
  const [accounts, transfers] = await app.database.transaction(async (tx) => {
    await allowWholeTables(tx);
    return [await tx.$count(ledgerAccount), await tx.$count(ledgerTransfer)];
  });
  const faults = violations.map(({ rule, detail }) => ({ rule, detail }));
  return {
    status: 200,
    body: { ok: faults.length === 0, accounts, transfers, faults },
  };
};
