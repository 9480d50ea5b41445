import { eq } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import { markFileRemoved, markFileUsed } from "../../../files/file-state.ts";

/**
 * Sets a user's picture, or removes it.
 *
 * @returns the file of the previous picture, whose bytes the caller deletes after the transaction
 */
export const changeAvatar = async (tx: Tx, userId: number, uuid: string | null): Promise<string | null> => {
  const [before] = await tx
    .select({ uuid: appUser.avatarFile })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for("no key update");
  await tx.update(appUser).set({ avatarFile: uuid }).where(eq(appUser.id, userId));
  if (uuid !== null) await markFileUsed(tx, uuid);
  if (before?.uuid) await markFileRemoved(tx, before.uuid);
  return before?.uuid ?? null;
};
