import { fold } from "../../kernel/text/fold.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** A text column as searches compare it. */
export const folded = (column: SQLWrapper): SQL<string> => sql<string>`folded(${column})`;

/** Whether a folded column has a text in it, in any case and with or without accents (LANG-12). */
export const hasText = (column: SQLWrapper, text: string): SQL => sql`strpos(${column}, ${fold(text)}) > 0`;
