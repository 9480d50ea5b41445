import type { Tx } from "../../../db/client.ts";
import { company } from "../../../db/schema/index.ts";

/** Adds a company; the caller opens its ledger account in the same transaction. */
export const addCompany = async (
  tx: Tx,
  values: typeof company.$inferInsert,
): Promise<{ readonly id: number; readonly uuid: string }> => {
  const [row] = await tx.insert(company).values(values).returning({ id: company.id, uuid: company.uuid });
  if (!row) throw new Error("The company was not written.");
  return row;
};
