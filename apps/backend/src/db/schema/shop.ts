import type { Day } from "@lucarne/api-client/day";

import type { Schema } from "../../kernel/schema.ts";
import {
  boolean,
  bytea,
  date,
  identity,
  instant,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
  whole,
} from "./types.ts";

/** Texts by language code; English is always present. */
export type Words = Readonly<Record<string, string>>;

/** The kind of a product. */
export type ProductType = Schema<"ProductType">;

/** A field of a configurator, with its default text by language. */
export interface StoredField {
  readonly name: string;
  readonly group: "required" | "optional";
  readonly default?: string;
}

/** The attributes of a variant. */
export interface StoredAttribute {
  readonly attrUuid: string;
  readonly attrValueUuid: string;
  readonly attrValueName: string;
}

export const category = pgTable("category", {
  id: identity(),
  uuid: uuid().notNull(),
  slug: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  position: integer().notNull(),
});

export const vendor = pgTable("vendor", {
  regionId: smallint().notNull(),
  productType: text().$type<ProductType>().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
});

export const product = pgTable("product", {
  id: identity(),
  uuid: uuid().notNull(),
  regionId: smallint().notNull(),
  type: text().$type<ProductType>().notNull(),
  sku: text().notNull(),
  active: boolean().notNull().default(true),
  visible: boolean().notNull().default(true),
  sticky: boolean().notNull().default(false),
  names: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  thumbnail: text().notNull(),
  images: jsonb().$type<readonly string[]>().notNull().default([]),
  subtype: text({ enum: ["services", "electric", "replacement", "dsp"] }),
  fields: jsonb().$type<readonly StoredField[]>().notNull().default([]),
  createdAt: instant().notNull(),
});

export const productCategory = pgTable("product_category", {
  productId: whole().notNull(),
  categoryId: whole().notNull(),
});

export const variant = pgTable("variant", {
  id: identity(),
  uuid: uuid().notNull(),
  productId: whole().notNull(),
  productType: text().$type<ProductType>().notNull(),
  sku: text().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  price: whole().notNull(),
  attrs: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
  position: integer().notNull().default(0),
});

export const stock = pgTable("stock", {
  variantId: whole().primaryKey(),
  onHand: integer().notNull().default(0),
  reserved: integer().notNull().default(0),
});

export const stockMovement = pgTable("stock_movement", {
  id: identity(),
  variantId: whole().notNull(),
  kind: text({ enum: ["allocation", "sale", "release", "adjustment"] }).notNull(),
  quantity: integer().notNull(),
  lineId: whole(),
  actor: text().notNull(),
  createdAt: instant().notNull(),
});

export const marketingService = pgTable("marketing_service", {
  id: identity(),
  uuid: uuid().notNull(),
  regionId: smallint(),
  types: text().array().notNull(),
  texts: jsonb().$type<Words>().notNull(),
  icon: text().notNull(),
  recommended: boolean().notNull().default(false),
  position: integer().notNull(),
});

/** Number and password of a voucher are encrypted. */
export const voucher = pgTable("voucher", {
  lineId: whole().notNull(),
  piece: integer().notNull(),
  sealed: bytea().notNull(),
  lastDay: date().$type<Day>().notNull(),
});
