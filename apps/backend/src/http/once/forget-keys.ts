import { min } from "drizzle-orm";

import { idempotencyKey } from "../../db/schema/index.ts";
import type { Sweep } from "../../db/sweep.ts";
import { forgetOldKeys } from "./idempotency.ts";

/** Deletes stored answers that have expired. */
export const forgetKeys: Sweep = {
  name: "forget keys",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: min(idempotencyKey.expiresAt) }).from(idempotencyKey);
    return row?.at ?? undefined;
  },
  run: (tx, now) => forgetOldKeys(tx, now),
};
