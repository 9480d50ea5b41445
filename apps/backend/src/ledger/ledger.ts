import { and, eq, sql } from "drizzle-orm";

import type { Tx } from "../db/client.ts";
import { ledgerAccount, ledgerTransfer, lotUse, pointsLot } from "../db/schema/index.ts";
import { newUuid } from "../kernel/uuid.ts";
import { LedgerError } from "./ledger-error.ts";
import {
  companyAccount,
  type CompanyAccount,
  lockCompanyAccount,
  systemAccount,
  type SystemAccount,
} from "./accounts.ts";
import { addLot, dueLots, giveBack, openLots, takeFromLots } from "./lots.ts";
import { type GrantReason, type Reference, SPENDING_REASONS, type SpendingReference } from "./reasons.ts";

/*
 * The only code that moves points. Each function runs in the caller's transaction and locks the company's account
 * first. The counters of the accounts are changed by a trigger of the table, and by nothing else.
 */

/** Actor of a transfer, for the record: `user:<uuid>`, `operator`, `system`. */
export type Actor = string;

interface Movement {
  readonly companyId: number;
  readonly amount: number;
  readonly ref: Reference;
  readonly actor: Actor;
  readonly now: Date;
}

/** Grants points with their own lot. Once per reason and reference: a repetition grants nothing. */
export const grant = async (
  tx: Tx,
  { companyId, amount, reason, ref, actor, now, expiresAt }: Movement & { reason: GrantReason; expiresAt?: Date },
): Promise<boolean> => {
  const writing = tx
    .insert(ledgerTransfer)
    .values({
      id: newUuid(now),
      kind: "posted",
      debitId: systemAccount("issuance"),
      creditId: companyAccount(companyId),
      amount,
      reason,
      refType: ref.type,
      refId: ref.id,
      actor,
      at: now,
    })
    .onConflictDoNothing({
      target: [ledgerTransfer.reason, ledgerTransfer.refType, ledgerTransfer.refId, ledgerTransfer.kind],
    })
    .returning({ id: ledgerTransfer.id });
  const [, [given]] = await Promise.all([lockCompanyAccount(tx, companyId), writing]);
  if (!given) return false;
  await addLot(tx, { companyId, transferId: given.id, amount, earnedAt: now, expiresAt });
  return true;
};

const requirePoints = ({ spendable }: CompanyAccount, amount: number): void => {
  if (spendable < amount) throw new LedgerError("insufficient_points");
};

/** Where spent points go. */
const SPENT_TO = { order: "redemption", topup: "topup" } as const satisfies Record<
  SpendingReference["type"],
  SystemAccount
>;

/**
 * Reserves points for an order or a top-up. They leave the lots at once, so that nothing else can spend them.
 *
 * @returns the id to {@link post} or {@link voidTransfer}
 * @throws {LedgerError} `insufficient_points`
 */
export const reserve = async (
  tx: Tx,
  { companyId, amount, ref, actor, now }: Movement & { ref: SpendingReference },
): Promise<string> => {
  const account = await lockCompanyAccount(tx, companyId);
  requirePoints(account, amount);
  const id = newUuid(now);
  const writing = tx.insert(ledgerTransfer).values({
    id,
    kind: "pending",
    debitId: account.id,
    creditId: systemAccount(SPENT_TO[ref.type]),
    amount,
    reason: SPENDING_REASONS[ref.type].pending,
    refType: ref.type,
    refId: ref.id,
    actor,
    at: now,
  });
  const [, lots] = await Promise.all([writing, openLots(tx, companyId, amount)]);
  await takeFromLots(tx, lots, { companyId, transferId: id, amount });
  return id;
};

const isSpending = (type: string): type is SpendingReference["type"] => Object.hasOwn(SPENDING_REASONS, type);

const pendingOf = async (tx: Tx, pendingId: string) => {
  const [row] = await tx
    .select({ transfer: ledgerTransfer, companyId: ledgerAccount.companyId })
    .from(ledgerTransfer)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerTransfer.debitId))
    .where(and(eq(ledgerTransfer.id, pendingId), eq(ledgerTransfer.kind, "pending")));
  if (!row || row.companyId === null) throw new Error(`There is no reservation ${pendingId}.`);
  const { refType } = row.transfer;
  if (!isSpending(refType)) throw new Error(`The reservation ${pendingId} is for nothing.`);
  await lockCompanyAccount(tx, row.companyId);
  return { ...row.transfer, companyId: row.companyId, refType };
};

interface Resolution {
  readonly pendingId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** Spends a reservation. The database refuses to resolve it twice. */
export const post = async (tx: Tx, { pendingId, actor, now }: Resolution): Promise<void> => {
  const { debitId, creditId, amount, refType, refId } = await pendingOf(tx, pendingId);
  const id = newUuid(now);
  await tx.insert(ledgerTransfer).values({
    id,
    kind: "post",
    debitId,
    creditId,
    amount,
    pendingId,
    reason: SPENDING_REASONS[refType].post,
    refType,
    refId,
    actor,
    at: now,
  });
};

/** Expires the rest of lots past their date. The account must be locked. */
const expireParts = async (
  tx: Tx,
  parts: readonly { lotId: number; amount: number }[],
  { companyId, ref, now }: { companyId: number; ref: Reference; now: Date },
): Promise<number> => {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount === 0) return 0;
  const id = newUuid(now);
  await tx.insert(ledgerTransfer).values({
    id,
    kind: "posted",
    debitId: (await lockCompanyAccount(tx, companyId)).id,
    creditId: systemAccount("expired"),
    amount,
    reason: "points_expired",
    refType: ref.type,
    refId: ref.id,
    actor: "system",
    at: now,
  });
  await tx.insert(lotUse).values(parts.map((part) => ({ transferId: id, ...part })));
  for (const { lotId, amount: part } of parts) {
    await tx
      .update(pointsLot)
      .set({ remaining: sql`${pointsLot.remaining} - ${part}` })
      .where(eq(pointsLot.id, lotId));
  }
  return amount;
};

/** Gives a reservation back to the same lots; lots past their date expire at once (LED-5). */
export const voidTransfer = async (tx: Tx, { pendingId, actor, now }: Resolution): Promise<void> => {
  const { companyId, debitId, creditId, amount, refType, refId } = await pendingOf(tx, pendingId);
  const id = newUuid(now);
  await tx.insert(ledgerTransfer).values({
    id,
    kind: "void",
    debitId,
    creditId,
    amount,
    pendingId,
    reason: SPENDING_REASONS[refType].void,
    refType,
    refId,
    actor,
    at: now,
  });
  const expired = await giveBack(tx, pendingId, now);
  await expireParts(tx, expired, { companyId, ref: { type: "void", id }, now });
};

/**
 * Expires the lots whose date has come, a limited number per transaction. Each expires on its own date, also when the
 * work is done later.
 *
 * @returns the number of lots processed; call again until it is 0
 */
export const expireLots = async (tx: Tx, now: Date, most = 200): Promise<number> => {
  const due = await dueLots(tx, now, most);
  for (const { id, companyId, expiresAt } of due.toSorted((one, other) => one.companyId - other.companyId)) {
    await lockCompanyAccount(tx, companyId);
    const [lot] = await tx
      .select({ remaining: pointsLot.remaining })
      .from(pointsLot)
      .where(eq(pointsLot.id, id))
      .for("no key update");
    if (lot && lot.remaining > 0) {
      await expireParts(tx, [{ lotId: id, amount: lot.remaining }], {
        companyId,
        // A reference of its own: a void can fill the lot again, and its rest then expires too.
        ref: { type: "lot", id: newUuid(now) },
        // The last moment of its last day: at midnight, history and chart would name the day and the month after (LED-5).
        now: new Date(expiresAt.getTime() - 1),
      });
    }
  }
  return due.length;
};

/**
 * Corrects a balance by a new transfer, never by an edit; a negative amount takes points away.
 *
 * @throws {LedgerError} `insufficient_points`
 */
export const correct = async (tx: Tx, { companyId, amount, ref, actor, now }: Movement): Promise<void> => {
  const account = await lockCompanyAccount(tx, companyId);
  const adjust = systemAccount("adjust");
  if (amount < 0) requirePoints(account, -amount);
  const id = newUuid(now);
  await tx.insert(ledgerTransfer).values({
    id,
    kind: "posted",
    debitId: amount > 0 ? adjust : account.id,
    creditId: amount > 0 ? account.id : adjust,
    amount: Math.abs(amount),
    reason: "correction",
    refType: ref.type,
    refId: ref.id,
    actor,
    at: now,
  });
  if (amount > 0) await addLot(tx, { companyId, transferId: id, amount, earnedAt: now });
  else await takeFromLots(tx, await openLots(tx, companyId, -amount), { companyId, transferId: id, amount: -amount });
};
