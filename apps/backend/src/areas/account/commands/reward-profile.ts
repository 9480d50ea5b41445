import { eq } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { grant } from "../../../ledger/ledger.ts";
import { readNumber } from "../../config/queries/settings.ts";
import { consentAnswered } from "../rules/options.ts";

/** Points for the first complete profile of a company, where the country sets no other number. */
export const PROFILE_POINTS = 10;

/** Grants the points of the first complete profile of a company, once (PROF-10). */
export const rewardCompleteProfile = async (tx: Tx, userId: number, caller: Caller, now: Date): Promise<void> => {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId));
  if (!user || user.emailNorm === null || !consentAnswered(user)) return;
  const amount = (await readNumber(tx, "profile_points", caller.regionId)) ?? PROFILE_POINTS;
  if (amount <= 0) return;
  await grant(tx, {
    companyId: caller.companyId,
    amount,
    reason: "profile_completion",
    ref: { type: "company", id: caller.companyUuid },
    actor: `user:${caller.userUuid}`,
    now,
  });
};
