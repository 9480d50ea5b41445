import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";

import { withBackend } from "../testing/backend.ts";
import * as schema from "./schema/index.ts";

const backend = withBackend();

interface Column {
  name: string;
  type: string;
  required: boolean;
}

const TYPES: Readonly<Record<string, string>> = { "timestamp with time zone": "timestamptz" };

/** Columns of the typed query layer, by table. */
const declared = (): Record<string, Column[]> =>
  Object.fromEntries(
    Object.values(schema)
      .filter((entry) => entry instanceof PgTable)
      .map((table) => {
        const { name, columns } = getTableConfig(table);
        return [
          name,
          columns.map((column) => ({
            name: column.keyAsName ? toSnakeCase(column.name) : column.name,
            type: TYPES[column.getSQLType()] ?? column.getSQLType(),
            required: column.notNull,
          })),
        ];
      }),
  );

/** Columns of the migrated database, by table. */
const migrated = async (): Promise<Record<string, Column[]>> => {
  const { rows } = await backend().database.db.execute<{
    table: string;
    name: string;
    type: string;
    required: boolean;
  }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'
    order by a.attnum`);
  const tables: Record<string, Column[]> = {};
  for (const { table, name, type, required } of rows) {
    (tables[table] ??= []).push({ name, type: TYPES[type] ?? type, required });
  }
  return tables;
};

const sorted = (tables: Record<string, Column[]>) =>
  Object.fromEntries(
    Object.entries(tables)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, columns]) => [name, columns.toSorted((one, other) => one.name.localeCompare(other.name))]),
  );

it("the typed query layer has exactly the tables and columns of the migrated database", async () => {
  expect(sorted(declared())).toEqual(sorted(await migrated()));
});
