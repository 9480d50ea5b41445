import type { Tx } from "../../../db/client.ts";
import { consentEvent } from "../../../db/schema/index.ts";

/** Consents and terms in one call; absent ones are not recorded. */
export interface Consents {
  readonly terms?: boolean | undefined;
  readonly email?: boolean | undefined;
  readonly phone?: boolean | undefined;
}

/** Records each consent, given or refused, with its time and the hash of the caller's address. */
export const recordConsents = async (
  tx: Tx,
  { userId, ipHash, now, ...consents }: Consents & { userId: number; ipHash: Buffer; now: Date },
): Promise<void> => {
  const rows = (["terms", "email", "phone"] as const).flatMap((kind) => {
    const given = consents[kind];
    return given === undefined ? [] : [{ userId, kind, given: given ? 1 : 0, ipHash, createdAt: now }];
  });
  if (rows.length > 0) await tx.insert(consentEvent).values(rows);
};
