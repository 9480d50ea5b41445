import { eq } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import { markFileRemoved, markFileUsed } from "../../../files/file-state.ts";

/** Sets a user's picture, or removes it. */
export const changeAvatar = async (tx: Tx, userId: number, uuid: string | null): Promise<void> => {
  const [before] = await tx
    .select({ uuid: appUser.avatarFile })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for("no key update");
  await tx.update(appUser).set({ avatarFile: uuid }).where(eq(appUser.id, userId));
  if (uuid !== null) await markFileUsed(tx, uuid);
  if (before?.uuid) await markFileRemoved(tx, before.uuid);
};
