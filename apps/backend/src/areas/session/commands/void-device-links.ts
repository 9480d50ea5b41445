import { and, isNull, type SQL } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { deviceLink } from "../../../db/schema/index.ts";

/** Voids device links, used ones too: none may be repeated any more (SEC-27). */
export const voidDeviceLinks = async (tx: Tx, which: SQL, now: Date): Promise<void> => {
  await tx
    .update(deviceLink)
    .set({ voidAt: now })
    .where(and(which, isNull(deviceLink.voidAt)));
};
