import { boolean, identity, instant, pgTable, text, uuid, whole } from "./types.ts";

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
