import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { isUuid } from "../../kernel/uuid.ts";

/**
 * The condition that a column equals this uuid, written so that its index is used; false for a text of another form.
 */
export const hasUuid = (column: AnyPgColumn<{ data: string }>, text: string): SQL =>
  isUuid(text) ? eq(column, text.toLowerCase()) : sql`false`;
