import { boolean, bytea, identity, instant, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

export const company = pgTable("company", {
  id: identity(),
  uuid: uuid().notNull(),
  regionId: smallint().notNull(),
  name: text().notNull(),
  address: text().notNull(),
  streetName: text(),
  houseNumber: text(),
  city: text().notNull(),
  postalCode: text().notNull(),
  registrationNumber: text(),
  registrationNumber2: text("registration_number_2"),
  active: smallint().notNull().default(1),
  isRecommended: boolean().notNull().default(false),
  surveyResponse: jsonb(),
  invite: text(),
  termsAcceptedAt: instant(),
  termsIpHash: bytea(),
  createdAt: instant().notNull(),
});

export const appUser = pgTable("app_user", {
  id: identity(),
  uuid: uuid().notNull(),
  companyId: whole().notNull(),
  role: smallint().notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  emailNorm: text(),
  phoneE164: text("phone_e164").notNull(),
  languagesId: smallint(),
  options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  emailConsent: smallint().notNull().default(0),
  phoneConsent: smallint().notNull().default(0),
  verifiedEmailAt: instant(),
  active: smallint().notNull().default(1),
  avatarFile: uuid(),
  lastActiveAt: instant(),
  deletedAt: instant(),
  createdAt: instant().notNull(),
});

export const card = pgTable("card", {
  companyId: whole().primaryKey(),
  uuid: uuid().notNull(),
  serial: text(),
  status: text({ enum: ["PENDING", "SHIPPED", "ISSUED", "ACTIVE", "BLOCKED"] }).notNull(),
  shippedAt: instant(),
  verifiedAt: instant(),
  activatedAt: instant(),
  createdAt: instant().notNull(),
});
