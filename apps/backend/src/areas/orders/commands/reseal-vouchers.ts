import { and, asc, eq, sql } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { voucher } from "../../../db/schema/index.ts";
import { isSealedWith, seal, unseal } from "../../../kernel/keys/keys.ts";
import type { Resealed } from "../../../kernel/keys/resealed.ts";

const BATCH_SIZE = 500;

/** Seals every voucher with the first key that one of the others sealed; what none of them opens stays as it is. */
export const resealVouchers = async (tx: Tx, keys: readonly [string, ...string[]]): Promise<Resealed> => {
  let [line, piece, resealed, unreadable] = [0, 0, 0, 0];
  for (;;) {
    const rows = await tx
      .select()
      .from(voucher)
      .where(sql`(${voucher.lineId}, ${voucher.piece}) > (${line}, ${piece})`)
      .orderBy(asc(voucher.lineId), asc(voucher.piece))
      .limit(BATCH_SIZE);
    for (const row of rows) {
      [line, piece] = [row.lineId, row.piece];
      if (isSealedWith(keys[0], row.sealed)) continue;
      const text = unseal(keys, "voucher", row.sealed);
      if (text === undefined) {
        unreadable++;
        continue;
      }
      await tx
        .update(voucher)
        .set({ sealed: seal(keys[0], "voucher", text) })
        .where(and(eq(voucher.lineId, row.lineId), eq(voucher.piece, row.piece)));
      resealed++;
    }
    if (rows.length < BATCH_SIZE) return { resealed, unreadable };
  }
};
