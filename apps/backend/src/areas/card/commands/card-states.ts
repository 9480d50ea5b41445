import { and, eq } from "drizzle-orm";

import type { Db, Tx } from "../../../db/client.ts";
import { card, company } from "../../../db/schema/index.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { Problem } from "../../../kernel/problem.ts";

/** A club card as stored in the database. */
export type CardRow = typeof card.$inferSelect;

/** States of a verified card. */
export const OWNED: readonly CardRow["status"][] = ["ISSUED", "ACTIVE", "BLOCKED"];

/** A company's card, if it has or expects one. */
export const readCard = async (db: Db, companyId: number): Promise<CardRow | undefined> => {
  const [row] = await db.select().from(card).where(eq(card.companyId, companyId));
  return row;
};

/** Locks a company, which also guards its card, and reads the card. */
export const lockCard = async (tx: Tx, companyId: number): Promise<CardRow | undefined> => {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");
  return readCard(tx, companyId);
};

/** Ten digits; the same company always gets the same number. */
const serialOf = (companyId: number): string => String(4_079_000_000 + companyId);

/**
 * Marks the pending card of a company as shipped. The company must be locked.
 *
 * @returns its serial number
 */
export const markShipped = async (tx: Tx, companyId: number, now: Date): Promise<string> => {
  const serial = serialOf(companyId);
  const [shipped] = await tx
    .update(card)
    .set({ status: "SHIPPED", serial, shippedAt: now })
    .where(and(eq(card.companyId, companyId), eq(card.status, "PENDING")))
    .returning({ uuid: card.uuid });
  if (!shipped) throw new Error(`The company ${companyId} has no pending card.`);
  return serial;
};

/** Removes a pending card whose order was rejected. The company must be locked. */
export const dropPendingCard = async (tx: Tx, companyId: number): Promise<void> => {
  await tx.delete(card).where(and(eq(card.companyId, companyId), eq(card.status, "PENDING")));
};

/**
 * Confirms that the shipped card has arrived.
 *
 * @throws {Problem} `card_not_shipped`, `card_exists`, `validation_failed` for another serial number
 */
export const verifyCard = async (tx: Tx, companyId: number, serial: string, now: Date): Promise<void> => {
  const held = await lockCard(tx, companyId);
  if (held && OWNED.includes(held.status)) throw new Problem("card_exists");
  if (held?.status !== "SHIPPED") throw new Problem("card_not_shipped");
  if (held.serial !== serial)
    throw new Problem("validation_failed", {
      errors: { card_serial_number: [{ text: "problem.card_serial_unknown" }] },
    });
  await tx.update(card).set({ status: "ISSUED", verifiedAt: now }).where(eq(card.companyId, companyId));
};

const change = async (
  tx: Tx,
  companyId: number,
  from: readonly CardRow["status"][],
  values: Partial<CardRow>,
): Promise<void> => {
  const held = await lockCard(tx, companyId);
  if (!held || !from.includes(held.status)) throw new Problem("state_conflict");
  await tx.update(card).set(values).where(eq(card.companyId, companyId));
};

/** Activates a verified or blocked card; top-ups are possible again. */
export const activateCard = (tx: Tx, companyId: number, now: Date): Promise<void> =>
  change(tx, companyId, ["ISSUED", "BLOCKED"], { status: "ACTIVE", activatedAt: now });

/** Blocks a verified card; top-ups are refused. */
export const blockCard = (tx: Tx, companyId: number): Promise<void> =>
  change(tx, companyId, ["ISSUED", "ACTIVE"], { status: "BLOCKED" });

/** Adds the card of a company that has just ordered one. */
export const addPendingCard = async (tx: Tx, companyId: number, now: Date): Promise<void> => {
  await tx.insert(card).values({ companyId, uuid: newUuid(now), status: "PENDING", createdAt: now });
};
