import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { deviceLink, loginChallenge } from "../../../db/schema/index.ts";
import { voidDeviceLinks } from "./void-device-links.ts";

/** Voids the open login codes and device links of a user, after a change of what they were sent to (PROF-3). */
export const voidLoginCodes = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await tx
    .update(loginChallenge)
    .set({ voidAt: now })
    .where(and(eq(loginChallenge.userId, userId), isNull(loginChallenge.usedAt), isNull(loginChallenge.voidAt)));
  await voidDeviceLinks(tx, eq(deviceLink.userId, userId), now);
};
