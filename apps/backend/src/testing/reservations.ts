import { sql } from "drizzle-orm";

import { voidTransfer } from "../ledger/ledger.ts";
import type { TestBackend } from "./backend.ts";

/** Voids the reservations that ledger tests made without orders; elsewhere these would break a rule of the ledger. */
export const voidUnowned = async ({ database, clock }: TestBackend): Promise<void> => {
  const { rows } = await database.db.execute<{ id: string }>(sql`select t.id from ledger_transfer t
    where t.kind = 'pending'
      and not exists (select from ledger_transfer r where r.pending_id = t.id)
      and not exists (select from orders o where o.transfer_id = t.id)
      and not exists (select from card_topup u where u.transfer_id = t.id)`);
  for (const { id } of rows)
    await database.transaction((tx) => voidTransfer(tx, { pendingId: id, actor: "test", now: clock.now() }));
};
