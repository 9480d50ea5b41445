import type { Day } from "@lucarne/api-client/day";

import type { Words } from "./shop.ts";
import { date, identity, instant, integer, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

export const behaviour = pgTable("behaviour", {
  id: identity(),
  uuid: uuid().notNull(),
  regionId: smallint().notNull(),
  slug: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  icon: text().notNull(),
  points: whole().notNull(),
  position: integer().notNull(),
});

export const certificateType = pgTable("certificate_type", {
  slug: text().primaryKey(),
  names: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  icon: text().notNull(),
  longevity: integer(),
});

export const certificate = pgTable("certificate", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  type: text().notNull(),
  issuedOn: date().$type<Day>().notNull(),
  expiresOn: date().$type<Day>(),
  createdAt: instant().notNull(),
});
