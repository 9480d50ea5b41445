import { customType, bigint, timestamp } from "drizzle-orm/pg-core";

// Passed on for the reason given in `../orm.ts`.
export { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

/** Bytes. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
});

/** A point in time with a time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** A whole number up to 2^53 − 1, stored as bigint. */
export const whole = () => bigint({ mode: "number" });

/** The usual primary key. */
export const identity = () => whole().primaryKey().generatedAlwaysAsIdentity();
