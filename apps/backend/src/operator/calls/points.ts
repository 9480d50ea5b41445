import { and, eq } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { ledgerTransfer } from "../../db/schema/index.ts";
import { refused } from "../../kernel/problem.ts";
import { balanceOf, lockCompanyAccount } from "../../ledger/accounts.ts";
import { correct, grant } from "../../ledger/ledger.ts";
import type { Reference } from "../../ledger/reasons.ts";
import { namedUuid, newUuid } from "../../kernel/uuid.ts";
import type { OperatorHandler } from "../context.ts";
import { findCompany } from "./find-company.ts";

const entryOf = async (tx: Tx, reason: string, { type, id }: Reference): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: ledgerTransfer.id })
    .from(ledgerTransfer)
    .where(and(eq(ledgerTransfer.reason, reason), eq(ledgerTransfer.refType, type), eq(ledgerTransfer.refId, id)));
  return row?.id;
};

/** Grants points or corrects a balance; the same reason and reference once. */
export const grantPoints: OperatorHandler<"grantPoints"> = ({ app }, { body }) =>
  app.database.transaction(async (tx) => {
    const { reason, points, reference } = body;
    if (points === 0 || (points < 0 && reason !== "correction"))
      throw refused({ points: [{ text: "validation.minimum", params: { limit: 1 } }] });
    const owner = await findCompany(tx, body.company);
    const now = app.clock.now();
    // The id comes from the reference, so the same reference is granted once.
    const id = reference === undefined ? newUuid(now) : namedUuid([owner.uuid, reason, reference].join("\n"));
    const ref: Reference = { type: reason === "correction" ? "correction" : "grant", id };
    // Parallel calls with one reference: the second is blocked here and then finds the entry of the first.
    await lockCompanyAccount(tx, owner.id);
    if ((await entryOf(tx, reason, ref)) === undefined) {
      const movement = { companyId: owner.id, amount: points, ref, actor: "operator", now };
      if (reason === "correction") await correct(tx, movement);
      else await grant(tx, { ...movement, reason });
    }
    const entry = await entryOf(tx, reason, ref);
    if (entry === undefined) throw new Error("The points were not written.");
    return { status: 201, body: { entry, company_points: (await balanceOf(tx, owner.id)).spendable } };
  });
