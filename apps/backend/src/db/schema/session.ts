import { boolean, bytea, identity, instant, integer, pgTable, smallint, text, uuid, whole } from "./types.ts";

export const loginChallenge = pgTable("login_challenge", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  codeHmac: bytea().notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  attempts: smallint().notNull().default(0),
  contactChangeId: whole(),
  ipHash: bytea().notNull(),
  siteHash: bytea().notNull(),
  deviceSha256: bytea(),
  known: boolean().notNull(),
  usedAt: instant(),
  voidAt: instant(),
  createdAt: instant().notNull(),
});

export const session = pgTable("session", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  kind: text({ enum: ["normal", "emulated"] }).notNull(),
  actor: text(),
  deviceKind: text({ enum: ["phone", "tablet", "computer"] }),
  browser: text(),
  system: text(),
  country: text(),
  createdAt: instant().notNull(),
  lastSeenAt: instant().notNull(),
  absoluteExpiresAt: instant().notNull(),
  revokedAt: instant(),
  reason: text(),
});

export const knownDevice = pgTable("known_device", {
  id: identity(),
  userId: whole().notNull(),
  sessionId: whole(),
  sha256: bytea().notNull(),
  knownSince: instant().notNull(),
});

export const deviceLink = pgTable("device_link", {
  id: identity(),
  userId: whole().notNull(),
  recipient: text().notNull(),
  sha256: bytea().notNull(),
  sentAt: instant().notNull(),
  usedAt: instant(),
  salt: bytea(),
  voidAt: instant(),
});

export const refreshToken = pgTable("refresh_token", {
  sha256: bytea().primaryKey(),
  sessionId: whole().notNull(),
  parentSha256: bytea(),
  issuedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  salt: bytea(),
  keySha256: bytea(),
});

export const accessToken = pgTable("access_token", {
  sha256: bytea().primaryKey(),
  sessionId: whole().notNull(),
  issuedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const authEvent = pgTable("auth_event", {
  id: identity(),
  kind: text().notNull(),
  userId: whole(),
  sessionId: whole(),
  ipHash: bytea(),
  createdAt: instant().notNull(),
});

export const rateCounter = pgTable("rate_counter", {
  key: text().primaryKey(),
  windowStart: instant().notNull(),
  expiresAt: instant().notNull(),
  count: integer().notNull(),
});
