import type { components } from "@lucarne/api-client/generated/schema";

import { boolean, bytea, identity, instant, integer, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

/** The client that created a ticket. */
type TicketInfo = components["schemas"]["TicketInfo"];

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

export const ticket = pgTable("ticket", {
  id: identity(),
  uuid: uuid().notNull(),
  userId: whole().notNull(),
  title: text().notNull(),
  status: smallint().$type<1 | 2 | 3>().notNull().default(1),
  info: jsonb().$type<TicketInfo>().notNull(),
  lastMessageAt: instant().notNull(),
  updatedAt: instant().notNull(),
  createdAt: instant().notNull(),
});

export const message = pgTable("message", {
  id: identity(),
  uuid: uuid().notNull(),
  ticketId: whole().notNull(),
  sender: text({ enum: ["installer", "admin"] }).notNull(),
  message: text().notNull(),
  createdAt: instant().notNull(),
});

export const content = pgTable("content", {
  id: identity(),
  uuid: uuid().notNull(),
  kind: text({ enum: ["news", "tutorials"] }).notNull(),
  regions: smallint().array(),
  sticky: boolean().notNull().default(false),
  visible: boolean().notNull().default(true),
  youtube: text(),
  media: text(),
  thumbnail: text(),
  updatedAt: instant().notNull(),
  createdAt: instant().notNull(),
});

export const contentText = pgTable("content_text", {
  contentId: whole().notNull(),
  language: text().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  text: text().notNull(),
});
