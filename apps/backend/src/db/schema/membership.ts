import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

import { bytea, identity, instant, whole } from "./types.ts";

/** A six-digit code that verifies an e-mail address. */
export const emailChallenge = pgTable("email_challenge", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  emailNorm: text().notNull(),
  codeHmac: bytea().notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  attempts: smallint().notNull().default(0),
  usedAt: instant(),
  voidAt: instant(),
});

/** Every invitation sent to a team member. */
export const invitation = pgTable("invitation", {
  id: identity(),
  userId: whole().notNull(),
  /** Null when nobody invited the user. */
  sentBy: whole(),
  sentAt: instant().notNull(),
});

/** Every consent given or refused, with its time. */
export const consentEvent = pgTable("consent_event", {
  id: identity(),
  userId: whole().notNull(),
  kind: text({ enum: ["terms", "email", "phone"] }).notNull(),
  given: smallint().notNull(),
  ipHash: bytea().notNull(),
  createdAt: instant().notNull(),
});
