import type { Schema } from "../../kernel/schema.ts";
import type { ProductType } from "./shop.ts";
import { boolean, identity, instant, integer, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

/** The customer of an order, as given when it was placed. */
export type StoredCustomer = Schema<"OrderCustomer">;

/** The configuration of marketing material, as submitted. */
export type MarketingConfig = Schema<"MarketingConfig">;

export const orderPrint = pgTable("order_print", {
  orderId: whole().primaryKey(),
  fileUuid: uuid(),
  /** When the row was last taken; 1970 while no worker has it. */
  claimedAt: instant().notNull(),
  /** When the file was requested. */
  askedAt: instant(),
  attempts: integer().notNull().default(0),
  nextTryAt: instant().notNull().default(new Date(0)),
  /** When the last try failed. */
  failedAt: instant(),
});

export const orders = pgTable("orders", {
  id: identity(),
  uuid: uuid().notNull(),
  number: text().notNull(),
  companyId: whole().notNull(),
  userId: whole().notNull(),
  kind: text({ enum: ["cart", "marketing", "card"] }).notNull(),
  type: text().$type<ProductType>().notNull(),
  status: smallint().$type<1 | 2 | 3 | 4 | 5>().notNull().default(1),
  points: whole().notNull(),
  transferId: uuid(),
  customer: jsonb().$type<StoredCustomer>().notNull(),
  createdAt: instant().notNull(),
});

export const orderLine = pgTable("order_line", {
  id: identity(),
  orderId: whole().notNull(),
  variantId: whole().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  image: text(),
  quantity: integer().notNull(),
  unitPoints: whole().notNull(),
  inputData: jsonb().$type<MarketingConfig>(),
  /** Whether its sheet shows the partner's mark; null in rows that an earlier release wrote. */
  partner: boolean(),
});

export const orderEvent = pgTable("order_event", {
  id: identity(),
  orderId: whole().notNull(),
  fromStatus: smallint().$type<1 | 2 | 3 | 4 | 5>(),
  toStatus: smallint().$type<1 | 2 | 3 | 4 | 5>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: instant().notNull(),
});

export const cardTopup = pgTable("card_topup", {
  id: identity(),
  uuid: uuid().notNull(),
  companyId: whole().notNull(),
  userId: whole().notNull(),
  variantId: whole().notNull(),
  points: whole().notNull(),
  local: whole().notNull(),
  status: text({ enum: ["SUBMITTED", "PENDING", "SUCCEEDED", "REFUSED", "REJECTED"] })
    .notNull()
    .default("PENDING"),
  transferId: uuid().notNull(),
  settledAt: instant(),
  createdAt: instant().notNull(),
});
