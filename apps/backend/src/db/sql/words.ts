import type { LanguageCode } from "@lucarne/api-client/languages";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";

import type { Words } from "../schema/index.ts";

/** The texts of a language, else the English ones. */
export const wordsIn = (words: Words, language: LanguageCode): string => words[language] ?? words["en"] ?? "";

/** The same as an SQL expression. */
export const wordsColumn = (column: AnyColumn, language: LanguageCode): SQL<string> =>
  sql<string>`coalesce(${column} ->> ${language}, ${column} ->> 'en')`;
