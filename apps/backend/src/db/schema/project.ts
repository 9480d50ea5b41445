import { integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

import { identity, instant, whole } from "./types.ts";

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
  status: smallint().notNull().default(1),
  closesAt: instant().notNull(),
  reviewedAt: instant(),
  closedAt: instant(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
});
