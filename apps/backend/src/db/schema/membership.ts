import { bytea, identity, instant, pgTable, smallint, text, uuid, whole } from "./types.ts";

/** A new e-mail address or phone number, open until it is confirmed, dropped or expired. */
export const contactChange = pgTable("contact_change", {
  id: identity(),
  userId: whole().notNull(),
  requestedBy: whole().notNull(),
  channel: text({ enum: ["email", "sms"] }).notNull(),
  oldContact: text(),
  newContact: text().notNull(),
  stopSha256: bytea("stop_sha256").notNull(),
  requestedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  confirmedAt: instant(),
  voidAt: instant(),
  stoppedAt: instant(),
});

/** A six-digit code that confirms an e-mail address or a phone number. */
export const contactChallenge = pgTable("contact_challenge", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  channel: text({ enum: ["email", "sms"] }).notNull(),
  contact: text().notNull(),
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
