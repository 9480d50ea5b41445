import { boolean, identity, instant, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

/** A rule of the ledger that is broken, and where. */
export interface BrokenRule {
  readonly rule: string;
  readonly detail: string;
}

export const ledgerAccount = pgTable("ledger_account", {
  id: identity(),
  companyId: whole(),
  kind: text({ enum: ["company", "issuance", "redemption", "topup", "expired", "adjust"] }).notNull(),
  noOverdraft: boolean().notNull().default(false),
  debitsPosted: whole().notNull().default(0),
  creditsPosted: whole().notNull().default(0),
  debitsPending: whole().notNull().default(0),
  creditsPending: whole().notNull().default(0),
});

export const ledgerTransfer = pgTable("ledger_transfer", {
  id: uuid().primaryKey(),
  kind: text({ enum: ["posted", "pending", "post", "void"] }).notNull(),
  debitId: whole().notNull(),
  creditId: whole().notNull(),
  amount: whole().notNull(),
  pendingId: uuid(),
  reason: text().notNull(),
  refType: text().notNull(),
  refId: uuid().notNull(),
  actor: text().notNull(),
  at: instant().notNull(),
});

export const pointsLot = pgTable("points_lot", {
  id: identity(),
  companyId: whole().notNull(),
  transferId: uuid().notNull(),
  amount: whole().notNull(),
  remaining: whole().notNull(),
  earnedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const lotUse = pgTable("lot_use", {
  transferId: uuid().notNull(),
  lotId: whole().notNull(),
  amount: whole().notNull(),
});

/** Where the verification of the ledger in turns stands. It has one row. */
export const ledgerWatch = pgTable("ledger_watch", {
  id: smallint().primaryKey(),
  lastAccount: whole().notNull(),
  /** Null while the accounts have their turn. */
  lastVariant: whole(),
  /** Rules broken in the present round, and in the last complete one. */
  found: jsonb().$type<readonly BrokenRule[]>().notNull().default([]),
  known: jsonb().$type<readonly BrokenRule[]>().notNull().default([]),
  beganAt: instant().notNull(),
  completedAt: instant(),
});
