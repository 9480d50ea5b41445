import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";

import { asc, sql } from "drizzle-orm";

import { readVouchers } from "../../areas/orders/commands/vouchers.ts";
import type { Database } from "../../db/client.ts";
import { fileObject, voucher } from "../../db/schema/index.ts";
import { isThere } from "../../files/file-state.ts";
import { databaseStore } from "../../files/store/database-store.ts";

/** Every table with its number of rows and a hash of them. */
export const tablesOf = async ({ db }: Database): Promise<Record<string, unknown>> => {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of names) {
    const { rows } = await db.execute(sql`
      select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash
      from ${sql.identifier(name)} t`);
    tables[name] = rows[0];
  }
  return tables;
};

/** The hash of each stored file, read from the store. */
export const filesOf = async ({ db }: Database): Promise<Record<string, string | undefined>> => {
  const rows = await db.select().from(fileObject).where(isThere).orderBy(asc(fileObject.id));
  const files: Record<string, string | undefined> = {};
  for (const { uuid } of rows) {
    const stream = await databaseStore.read(db, uuid);
    files[uuid] =
      stream &&
      createHash("sha256")
        .update(await buffer(stream))
        .digest("hex");
  }
  return files;
};

/** Number and password of every voucher, opened with a key. */
export const vouchersOf = ({ db }: Database, key: string): Promise<readonly unknown[]> =>
  readVouchers(db, [key], db.selectDistinct({ id: voucher.lineId }).from(voucher));
