import { and, isNotNull, lte, min } from "../../../db/orm.ts";

import { session } from "../../../db/schema/index.ts";
import type { Sweep } from "../../../db/sweep.ts";
import { after } from "../../../kernel/time.ts";
import { DEVICE_LIFE } from "../rules/lifetimes.ts";

/** Removes the tokens of devices that are no longer known (SEC-26). */
export const forgetDevices: Sweep = {
  name: "forget devices",
  nextDue: async (tx) => {
    const [row] = await tx
      .select({ at: min(session.createdAt) })
      .from(session)
      .where(isNotNull(session.deviceSha256));
    return row?.at ? after(row.at, DEVICE_LIFE) : undefined;
  },
  run: async (tx, now) => {
    await tx
      .update(session)
      .set({ deviceSha256: null })
      .where(and(isNotNull(session.deviceSha256), lte(session.createdAt, after(now, -DEVICE_LIFE))));
  },
};
