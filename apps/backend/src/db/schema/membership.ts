import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

import { bytea, identity, instant, whole } from "./types.ts";

/** A six-digit code that proves an e-mail address. */
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

/** Every invitation that was sent to a person of a team. */
export const invitation = pgTable("invitation", {
  id: identity(),
  userId: whole().notNull(),
  /** Nobody, where the person was there from the start. */
  sentBy: whole(),
  sentAt: instant().notNull(),
});

/** Every yes and no to what a person is asked to agree to. */
export const consentEvent = pgTable("consent_event", {
  id: identity(),
  userId: whole().notNull(),
  kind: text({ enum: ["terms", "email", "phone"] }).notNull(),
  given: smallint().notNull(),
  ipHash: bytea().notNull(),
  createdAt: instant().notNull(),
});
