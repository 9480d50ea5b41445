import { randomInt } from "node:crypto";

import { addMonths, type Day } from "@lucarne/api-client/day";
import { asc, sql, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";

import type { Db, Tx } from "../../../db/client.ts";
import { voucher } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { seal, unseal } from "../../../kernel/keys/keys.ts";
import { requireKeyInUse } from "../../config/commands/server-keys.ts";

/** Months until a voucher expires. */
const VALID_MONTHS = 12;
/** Letters and digits that are not easily confused. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const PASSWORD_LENGTH = 8;
/** Rows per statement; the number of parameters is limited. */
const BATCH_SIZE = 1000;

const form = z.object({ number: z.string(), password: z.string() });

const digits = (length: number): string => String(randomInt(10 ** length)).padStart(length, "0");
const password = (): string => Array.from({ length: PASSWORD_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/**
 * Makes one voucher per piece of a completed order.
 *
 * @param today in the company's time zone
 * @throws {Error} when the key was replaced: nothing would open the vouchers
 */
export const createVouchers = async (
  tx: Tx,
  serverKey: string,
  lines: readonly { readonly id: number; readonly quantity: number }[],
  today: Day,
): Promise<void> => {
  await requireKeyInUse(tx, serverKey);
  const lastDay = addMonths(today, VALID_MONTHS);
  const rows = lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      lineId: id,
      piece: index + 1,
      sealed: seal(serverKey, "voucher", JSON.stringify({ number: digits(12), password: password() })),
      lastDay,
    })),
  );
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await tx.insert(voucher).values(rows.slice(from, from + BATCH_SIZE));
};

/** Shown for a voucher that none of the keys opens; the others of its order stay readable. */
const UNREADABLE = { number: "—", password: "—" };

const contentOf = (keys: readonly string[], sealed: Buffer): z.infer<typeof form> => {
  const text = unseal(keys, "voucher", sealed);
  return text === undefined ? UNREADABLE : form.parse(JSON.parse(text));
};

/** Decrypts the vouchers of an order's lines. Call it only for the company that owns the order. */
export const readVouchers = async (
  db: Db,
  keys: readonly string[],
  lineIds: SQLWrapper,
): Promise<Schema<"Voucher">[]> => {
  const rows = await db
    .select()
    .from(voucher)
    .where(sql`${voucher.lineId} in ${lineIds}`)
    .orderBy(asc(voucher.lineId), asc(voucher.piece));
  return rows.map(({ sealed, lastDay }) => ({
    ...contentOf(keys, sealed),
    expiresAt: lastDay,
  }));
};
