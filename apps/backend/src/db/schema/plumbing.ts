import { bytea, identity, instant, integer, jsonb, pgTable, smallint, text, uuid, whole } from "./types.ts";

export const idempotencyKey = pgTable("idempotency_key", {
  subject: text().notNull(),
  operation: text().notNull(),
  key: text().notNull(),
  requestSha256: bytea("request_sha256").notNull(),
  status: smallint(),
  headers: jsonb().$type<Record<string, string>>(),
  body: jsonb(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const job = pgTable("job", {
  id: identity(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  name: text(),
  runAt: instant().notNull(),
  attempts: integer().notNull().default(0),
  failedAt: instant(),
  createdAt: instant().notNull(),
});

export const fileObject = pgTable("file_object", {
  id: identity(),
  uuid: uuid().notNull(),
  companyId: whole().notNull(),
  userId: whole().notNull(),
  purpose: text({ enum: ["avatar", "order", "photo", "print"] }).notNull(),
  sha256: bytea().notNull(),
  mime: text().notNull(),
  size: whole().notNull(),
  originalName: text().notNull(),
  /** Of a photo, in pixels. */
  pixelWidth: integer(),
  pixelHeight: integer(),
  state: text({ enum: ["pending", "draft", "used", "removed", "purged"] })
    .notNull()
    .default("draft"),
  createdAt: instant().notNull(),
  retryAt: instant(),
});

export const filePiece = pgTable("file_piece", {
  fileUuid: uuid().notNull(),
  position: integer().notNull(),
  bytes: bytea().notNull(),
});
