import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { isUuid } from "../../kernel/uuid.ts";

interface Named {
  readonly uuid: AnyPgColumn<{ data: string }>;
  readonly id: AnyPgColumn<{ data: number }>;
}

/** Condition: the row with this uuid; undefined when the name is of another form. Each form has its index. */
export const withUuid = ({ uuid }: Pick<Named, "uuid">, name: string): SQL | undefined =>
  isUuid(name) ? eq(uuid, name.toLowerCase()) : undefined;

/** Condition: the row with this uuid or numeric id; undefined when the name is of another form. */
export const withUuidOrId = (table: Named, name: string): SQL | undefined =>
  withUuid(table, name) ?? (/^\d{1,15}$/.test(name) ? eq(table.id, Number(name)) : undefined);
