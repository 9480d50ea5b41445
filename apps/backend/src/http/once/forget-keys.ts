import { lte, min } from "drizzle-orm";

import { deleteSome } from "../../db/retention.ts";
import { idempotencyKey } from "../../db/schema/index.ts";
import type { Sweep } from "../../db/sweep.ts";

/** Deletes stored answers that have expired. */
export const forgetKeys: Sweep = {
  name: "forget keys",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: min(idempotencyKey.expiresAt) }).from(idempotencyKey);
    return row?.at ?? undefined;
  },
  run: (tx, now) => deleteSome(tx, idempotencyKey, lte(idempotencyKey.expiresAt, now)),
};
