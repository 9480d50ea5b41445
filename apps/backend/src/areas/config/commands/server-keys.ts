import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import type { Database, Tx } from "../../../db/client.ts";
import { setting, voucher } from "../../../db/schema/index.ts";
import { keyId, unseal } from "../../../kernel/keys/keys.ts";
import { readSetting } from "../queries/settings.ts";

const KEY = "server_key_ids";
const form = z.array(z.string());

const write = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .insert(setting)
    .values({ regionId: null, key: KEY, value: [...ids] })
    .onConflictDoUpdate({ target: [setting.regionId, setting.key], set: { value: [...ids] } });
};

/** Whether the keys open the newest voucher of a database that does not say which keys it was written with. */
const opensVouchers = async (tx: Tx, keys: readonly string[]): Promise<boolean> => {
  const [newest] = await tx.select().from(voucher).orderBy(desc(voucher.lineId)).limit(1);
  return newest === undefined || unseal(keys, "voucher", newest.sealed) !== undefined;
};

/**
 * Notes the present key, the first one, as one that seals data from now on.
 *
 * @returns false, and notes nothing, when a key that sealed data before is missing
 */
export const admitKeys = (database: Database, keys: readonly [string, ...string[]]): Promise<boolean> =>
  database.transaction(async (tx) => {
    const noted = form.safeParse(await readSetting(tx, KEY));
    const own = keys.map(keyId);
    const fits = noted.success ? noted.data.every((id) => own.includes(id)) : await opensVouchers(tx, keys);
    if (!fits) return false;
    // Without a note, any of the given keys may have sealed something.
    await write(tx, [...new Set([keyId(keys[0]), ...(noted.success ? noted.data : own)])]);
    return true;
  });

/** Notes that the present key alone opens everything. */
export const forgetOldKeys = (tx: Tx, serverKey: string): Promise<void> => write(tx, [keyId(serverKey)]);

const noted = and(isNull(setting.regionId), eq(setting.key, KEY));

/** Lets no other process seal vouchers until the end of the transaction. */
export const lockKeys = async (tx: Tx): Promise<void> => {
  await tx.select().from(setting).where(noted).for("update");
};

/**
 * Checks that a key is still in use before something lasting is sealed with it. A process that was not restarted for a
 * new key would seal with the old one, which is forgotten after the rotation. Waits for a rotation in another process.
 *
 * @throws {Error} when it was replaced
 */
export const requireKeyInUse = async (tx: Tx, serverKey: string): Promise<void> => {
  const [row] = await tx.select({ value: setting.value }).from(setting).where(noted).for("share");
  const ids = form.safeParse(row?.value);
  if (ids.success && !ids.data.includes(keyId(serverKey)))
    throw new Error("The SERVER_KEY of this process was replaced. Start it again with the new one.");
};
