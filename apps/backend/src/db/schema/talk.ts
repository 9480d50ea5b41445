import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { bytea, identity, instant, whole } from "./types.ts";

export const notification = pgTable("notification", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  type: text({ enum: ["info", "warning", "important"] }).notNull(),
  event: text().notNull(),
  title: text(),
  text: text(),
  params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  meta: jsonb().$type<{ ticket_uuid?: string }>().notNull().default({}),
  mark: text({ enum: ["unread", "read"] })
    .notNull()
    .default("unread"),
  createdAt: instant().notNull(),
});

export const outbox = pgTable("outbox", {
  id: identity(),
  uuid: uuid().notNull(),
  channel: text({ enum: ["email", "sms"] }).notNull(),
  recipient: text().notNull(),
  template: text().notNull(),
  language: text().notNull(),
  payload: bytea().notNull(),
  state: text({ enum: ["pending", "sent", "failed"] })
    .notNull()
    .default("pending"),
  attempts: integer().notNull().default(0),
  nextTryAt: instant().notNull(),
  sentAt: instant(),
  createdAt: instant().notNull(),
});

export const auditLog = pgTable("audit_log", {
  id: identity(),
  actor: text().notNull(),
  actAs: whole(),
  action: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  ipHash: bytea(),
  createdAt: instant().notNull(),
});
