import { gt, min } from "drizzle-orm";

import { pointsLot } from "../db/schema/index.ts";
import type { Sweep } from "../db/sweep.ts";
import { expireLots } from "./ledger.ts";

/** Expires points after their two years. */
export const expirePoints: Sweep = {
  name: "expire points",
  nextDue: async (tx) => {
    const [row] = await tx
      .select({ at: min(pointsLot.expiresAt) })
      .from(pointsLot)
      .where(gt(pointsLot.remaining, 0));
    return row?.at ?? undefined;
  },
  run: async (tx, now) => {
    await expireLots(tx, now);
  },
};
