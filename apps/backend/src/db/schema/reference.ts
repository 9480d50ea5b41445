import { boolean, identity, integer, jsonb, pgTable, smallint, text, whole } from "./types.ts";

/** Points of a new company, where nobody has set another number for its country. */
export const WELCOME_POINTS = 20;

export const region = pgTable("region", {
  id: smallint().primaryKey(),
  slug: text().notNull(),
  dialCode: text().notNull(),
  timezone: text().notNull(),
  registrable: boolean().notNull(),
  orderMinimum: integer().notNull(),
  teamOwnerMax: integer(),
  teamInstallerMax: integer(),
  welcomePoints: integer().notNull().default(WELCOME_POINTS),
  projectDays: integer().notNull().default(30),
  regnrRequired: boolean().notNull(),
  regnr2Required: boolean("regnr2_required").notNull(),
});

export const language = pgTable("language", {
  id: smallint().primaryKey(),
  code: text().notNull(),
});

export const setting = pgTable("setting", {
  id: identity(),
  regionId: smallint(),
  key: text().notNull(),
  value: jsonb().notNull(),
});

export const clockOffset = pgTable("clock_offset", {
  id: smallint().primaryKey(),
  milliseconds: whole().notNull(),
});
