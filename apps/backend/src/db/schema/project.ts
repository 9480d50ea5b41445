import { sql } from "drizzle-orm";

import type { Schema } from "../../kernel/schema.ts";
import type { Words } from "./shop.ts";
import { boolean, identity, instant, integer, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

export const project = pgTable("project", {
  id: identity(),
  uuid: uuid().notNull(),
  number: text().notNull(),
  companyId: whole().notNull(),
  createdBy: whole().notNull(),
  name: text().notNull(),
  streetName: text().notNull(),
  city: text().notNull(),
  postalCode: text().notNull(),
  status: smallint().$type<Schema<"ProjectStatus">["id"]>().notNull().default(1),
  closesAt: instant().notNull(),
  reviewedAt: instant(),
  closedAt: instant(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  awardedPoints: whole(),
  deletedAt: instant(),
  /** The number, the name and the address, folded for searches. */
  searchText: text()
    .notNull()
    .generatedAlwaysAs(sql`folded(number || ' ' || name || ' ' || street_name || ' ' || city || ' ' || postal_code)`),
});

export const groupPoints = pgTable("group_points", {
  regionId: smallint().notNull(),
  productGroup: text().notNull(),
  points: integer().notNull(),
});

export const productModel = pgTable("product_model", {
  sku: text().primaryKey(),
  names: jsonb().$type<Words>().notNull(),
  size: text().notNull(),
  variants: jsonb().$type<Words>().notNull(),
});

export const productSerial = pgTable("product_serial", {
  serial: text().primaryKey(),
  productGroup: text().notNull(),
  /** The key of its model. */
  model: text().notNull(),
  isWindow: boolean().notNull(),
  regions: smallint().array().notNull(),
});

export const scan = pgTable("scan", {
  id: identity(),
  uuid: uuid().notNull(),
  serial: text().notNull(),
  projectId: whole().notNull(),
  userId: whole().notNull(),
  /** The project's company. */
  companyId: whole().notNull(),
  /** Those of the product when it was scanned, as `basePoints`. */
  productGroup: text().notNull(),
  isWindow: boolean().notNull(),
  basePoints: integer().notNull(),
  flag: smallint().notNull().default(2),
  removedAt: instant(),
  createdAt: instant().notNull(),
});

/** One chosen answer: an option's id, or a number or word as text. */
export interface StoredAnswer {
  readonly uuid: string;
  readonly questionId: number;
  readonly answer: number | string;
}

export const projectSurvey = pgTable("project_survey", {
  projectId: whole().primaryKey(),
  answers: jsonb().$type<readonly StoredAnswer[]>().notNull(),
  submittedBy: whole().notNull(),
  createdAt: instant().notNull(),
});

export const tierDefinition = pgTable("tier_definition", {
  id: identity(),
  regionId: smallint().notNull(),
  tierCategory: text().notNull(),
  productGroups: text().array().notNull(),
});

export const tierBracket = pgTable("tier_bracket", {
  id: identity(),
  definitionId: whole().notNull(),
  level: smallint().notNull(),
  fromScans: integer().notNull(),
  toScans: integer(),
  points: integer().notNull(),
});
