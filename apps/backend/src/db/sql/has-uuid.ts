import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { isUuid } from "../../kernel/uuid.ts";

/** Says of a column that it is this uuid, so that its index is used; of no row when the text has another form. */
export const hasUuid = (column: AnyPgColumn<{ data: string }>, text: string): SQL =>
  isUuid(text) ? eq(column, text.toLowerCase()) : sql`false`;
