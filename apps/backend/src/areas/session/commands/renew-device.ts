import { and, desc, eq, gt, inArray, isNotNull, sql } from "../../../db/orm.ts";

import type { Tx } from "../../../db/client.ts";
import { loginChallenge, session } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time.ts";
import { ACCOUNTS_PER_DEVICE, CODE_COUNTED, DEVICES_PER_ACCOUNT } from "../rules/lifetimes.ts";
import { hashToken, newToken } from "../rules/tokens.ts";

/** The tokens of a device after a sign-in, the new one first, and the hash that the session keeps. */
export interface RenewedDevice {
  readonly tokens: readonly string[];
  readonly sha256: Buffer;
}

/** Forgets all devices of the account but the last nine, so that a tenth can be added. */
const forgetSurplus = async (tx: Tx, userId: number): Promise<void> => {
  const surplus = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), isNotNull(session.deviceSha256)))
    .orderBy(desc(session.id))
    .offset(DEVICES_PER_ACCOUNT - 1);
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await tx.update(session).set({ deviceSha256: null }).where(inArray(session.id, ids));
};

/**
 * Makes the token by which the account knows the device on which it signs in. It replaces the account's former token of
 * the device: a stolen copy, or one that somebody planted, is worth nothing from then on. The tokens of other accounts
 * stay. Codes that counted for the former token count for the new one; an open one becomes void.
 */
export const renewDevice = async (
  tx: Tx,
  userId: number,
  tokens: readonly string[],
  now: Date,
): Promise<RenewedDevice> => {
  const token = newToken();
  const sha256 = hashToken(token);
  const held = await tx
    .select({ sha256: session.deviceSha256 })
    .from(session)
    .where(and(eq(session.userId, userId), inArray(session.deviceSha256, tokens.map(hashToken))))
    .for("update");
  const former = held.flatMap((entry) => entry.sha256 ?? []);
  if (former.length > 0) {
    await tx.update(session).set({ deviceSha256: null }).where(inArray(session.deviceSha256, former));
    await tx
      .update(loginChallenge)
      .set({
        deviceSha256: sha256,
        voidAt: sql`coalesce(${loginChallenge.voidAt}, case when ${loginChallenge.usedAt} is null then ${now}::timestamptz end)`,
      })
      .where(and(inArray(loginChallenge.deviceSha256, former), gt(loginChallenge.sentAt, after(now, -CODE_COUNTED))));
  }
  await forgetSurplus(tx, userId);
  const others = tokens.filter((one) => !former.some((hash) => hash.equals(hashToken(one))));
  return { tokens: [token, ...others].slice(0, ACCOUNTS_PER_DEVICE), sha256 };
};
