import { asc, eq, gt } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { outbox } from "../../../db/schema/index.ts";
import { isSealedWith, seal, unseal } from "../../../kernel/keys/keys.ts";
import type { Resealed } from "../../../kernel/keys/resealed.ts";

const BATCH_SIZE = 500;

/** Seals every message with the first key that one of the others sealed; what none of them opens stays as it is. */
export const resealMessages = async (tx: Tx, keys: readonly [string, ...string[]]): Promise<Resealed> => {
  let [last, resealed, unreadable] = [0, 0, 0];
  for (;;) {
    const rows = await tx
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(gt(outbox.id, last))
      .orderBy(asc(outbox.id))
      .limit(BATCH_SIZE);
    for (const { id, payload } of rows) {
      last = id;
      if (isSealedWith(keys[0], payload)) continue;
      const text = unseal(keys, "outbox", payload);
      if (text === undefined) {
        unreadable++;
        continue;
      }
      await tx
        .update(outbox)
        .set({ payload: seal(keys[0], "outbox", text) })
        .where(eq(outbox.id, id));
      resealed++;
    }
    if (rows.length < BATCH_SIZE) return { resealed, unreadable };
  }
};
