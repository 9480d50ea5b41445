import { and, desc, eq, inArray } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { knownDevice } from "../../../db/schema/index.ts";
import { ACCOUNTS_PER_DEVICE, DEVICES_PER_ACCOUNT } from "../rules/lifetimes.ts";
import { hashToken } from "../rules/tokens.ts";

/** A device on which an account signs in, or opens a link. */
export interface NewDevice {
  readonly userId: number;
  /** The session of its sign-in; none for a link. */
  readonly sessionId: number | undefined;
  /** The device tokens that the caller has, of all accounts. */
  readonly devices: readonly string[];
  /** By this token, later calls show that they come from the device. */
  readonly token: string;
}

/** Deletes all devices of the account but the last nine, so that a tenth can be added. */
const forgetSurplus = async (tx: Tx, userId: number): Promise<void> => {
  const surplus = await tx
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(desc(knownDevice.id))
    .offset(DEVICES_PER_ACCOUNT - 1);
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await tx.delete(knownDevice).where(inArray(knownDevice.id, ids));
};

/** The tokens in the order of the cookie: the new one, then those of other accounts. */
export const cookieTokens = (token: string, others: readonly string[]): readonly string[] =>
  [...new Set([token, ...others])].slice(0, ACCOUNTS_PER_DEVICE);

/**
 * Stores a device as a known one of an account. The token replaces the account's former one of the device: a stolen
 * copy, or one that somebody planted, is invalid from then on. The tokens of other accounts stay.
 *
 * @returns the tokens of the device's cookie, and the hashes of the former token
 */
export const addDevice = async (
  tx: Tx,
  { userId, sessionId, devices, token }: NewDevice,
  now: Date,
): Promise<{ readonly tokens: readonly string[]; readonly former: readonly Buffer[] }> => {
  const replaced = await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.userId, userId), inArray(knownDevice.sha256, devices.map(hashToken))))
    .returning({ sha256: knownDevice.sha256 });
  const former = replaced.map(({ sha256 }) => sha256);
  await forgetSurplus(tx, userId);
  await tx.insert(knownDevice).values({ userId, sessionId, sha256: hashToken(token), knownSince: now });
  const others = devices.filter((one) => !former.some((hash) => hash.equals(hashToken(one))));
  return { tokens: cookieTokens(token, others), former };
};
