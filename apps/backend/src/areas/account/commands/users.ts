import { eq } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import { isHeld } from "../queries/held-contact.ts";
import { contactTaken } from "../rules/taken-contact.ts";

/** A user as stored in the database. */
export type UserRow = typeof appUser.$inferSelect;

/**
 * Adds a user.
 *
 * @throws a unique violation, or {@link Problem} `validation_failed`, for a contact of somebody else
 */
export const addUser = async (
  tx: Tx,
  values: typeof appUser.$inferInsert & { readonly createdAt: Date },
): Promise<UserRow> => {
  const [row] = await tx.insert(appUser).values(values).returning();
  if (!row) throw new Error("The user was not written.");
  const now = values.createdAt;
  if (row.emailNorm !== null && (await isHeld(tx, "email", row.emailNorm, { now }))) throw contactTaken("email");
  if (await isHeld(tx, "sms", row.phoneE164, { now })) throw contactTaken("sms");
  return row;
};

/** Changes fields of a user whose right to it was checked; undefined leaves a field unchanged. */
export const changeUser = async (
  tx: Tx,
  userId: number,
  change: {
    readonly name?: string | undefined;
    readonly surname?: string | undefined;
    readonly phoneE164?: string | undefined;
  },
): Promise<void> => {
  await tx.update(appUser).set(change).where(eq(appUser.id, userId));
};

/** Records that a user was active. */
export const touchUser = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await tx.update(appUser).set({ lastActiveAt: now }).where(eq(appUser.id, userId));
};

/** Deactivates a user; the caller ends the sessions. */
export const deactivateUser = async (tx: Tx, userId: number): Promise<void> => {
  await tx.update(appUser).set({ active: 2 }).where(eq(appUser.id, userId));
};

/** Marks a user as deleted; the caller ends the sessions. */
export const deleteUser = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await tx.update(appUser).set({ deletedAt: now }).where(eq(appUser.id, userId));
};
