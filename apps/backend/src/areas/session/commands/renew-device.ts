import { eq, inArray } from "../../../db/orm.ts";

import type { Tx } from "../../../db/client.ts";
import { loginChallenge, session } from "../../../db/schema/index.ts";
import { ACCOUNTS_PER_DEVICE } from "../rules/lifetimes.ts";
import { hashToken, newToken } from "../rules/tokens.ts";

/** The new token of a device. */
export interface DeviceToken {
  readonly token: string;
  readonly sha256: Buffer;
}

/**
 * Makes the token of a device on which a user signs in. It replaces the device's former one: a stolen copy, or a token
 * that somebody planted, is worth nothing from then on. The other accounts of the device move to the new token, the
 * last five that signed in; so do the codes that count for the device.
 */
export const renewDevice = async (tx: Tx, userId: number, former: Buffer | undefined): Promise<DeviceToken> => {
  const token = newToken();
  const sha256 = hashToken(token);
  if (former === undefined) return { token, sha256 };
  const held = await tx
    .select({ id: session.id, userId: session.userId })
    .from(session)
    .where(eq(session.deviceSha256, former))
    .orderBy(session.id)
    .for("update");
  const others = held
    .filter((entry) => entry.userId !== userId)
    .map(({ id }) => id)
    .slice(1 - ACCOUNTS_PER_DEVICE);
  await tx.update(session).set({ deviceSha256: null }).where(eq(session.deviceSha256, former));
  await tx.update(session).set({ deviceSha256: sha256 }).where(inArray(session.id, others));
  await tx.update(loginChallenge).set({ deviceSha256: sha256 }).where(eq(loginChallenge.deviceSha256, former));
  return { token, sha256 };
};
