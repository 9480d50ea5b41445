import { DEFAULT_LANGUAGE, type LanguageCode } from "@lucarne/api-client/languages";
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { content, contentText } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import { Problem } from "../../../kernel/problem.ts";

type Kind = typeof content.$inferSelect.kind;

/** An item with its texts in one language. */
interface Row {
  readonly item: typeof content.$inferSelect;
  readonly words: typeof contentText.$inferSelect;
}

const mediaOf = ({ media, thumbnail }: Row["item"]): Schema<"ContentItem">["media"] =>
  media !== null && thumbnail !== null ? { thumbnail, large: media } : media;

/** An item in the contract's form: its texts as JSON text. */
export const contentView = ({ item, words }: Row): Schema<"ContentItem"> => ({
  uuid: item.uuid,
  content: JSON.stringify({
    title: words.title,
    excerpt: words.excerpt,
    text: words.text,
    youtube: item.youtube,
  } satisfies Schema<"ContentBody">),
  media: mediaOf(item),
  updated_at: item.updatedAt.toISOString(),
});

/** Visible in the country; an item without regions is shown everywhere. */
const shownIn = (regionId: number): SQL | undefined =>
  and(eq(content.visible, true), or(isNull(content.regions), sql`${regionId}::smallint = any (${content.regions})`));

interface ContentSelection {
  readonly kinds: readonly Kind[];
  readonly regionId: number;
  readonly language: LanguageCode;
  readonly sticky: boolean | undefined;
}

/** A page of the country's visible items in the reader's language, newest first. */
export const readContentPage = async (
  db: Db,
  { kinds, regionId, language, sticky }: ContentSelection,
  page: Page,
): Promise<Schema<"ContentList">> => {
  const which = and(
    shownIn(regionId),
    inArray(content.kind, [...kinds]),
    sticky === undefined ? undefined : eq(content.sticky, sticky),
  );
  const inLanguage = and(eq(contentText.contentId, content.id), eq(contentText.language, language));
  const reading = db
    .select({ item: content, words: contentText })
    .from(content)
    .innerJoin(contentText, inLanguage)
    .where(which)
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(page.limit)
    .offset(page.offset);
  const counting = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(content)
    .innerJoin(contentText, inLanguage)
    .where(which);
  const [rows, [counted]] = await Promise.all([reading, counting]);
  return { data: rows.map(contentView), meta: metaOf(page, counted?.total ?? 0) };
};

/**
 * One visible item of the country: in the reader's language, else in English, else in any, because a link must keep
 * working when the reader changes the language.
 *
 * @throws {Problem} `not_found`
 */
export const readContent = async (
  db: Db,
  { regionId, language }: Pick<ContentSelection, "regionId" | "language">,
  uuid: string,
): Promise<Schema<"ContentItem">> => {
  const preference = sql`case ${contentText.language} when ${language} then 0 when ${DEFAULT_LANGUAGE} then 1 else 2 end`;
  const [row] = await db
    .select({ item: content, words: contentText })
    .from(content)
    .innerJoin(contentText, eq(contentText.contentId, content.id))
    .where(and(eq(content.uuid, uuid), shownIn(regionId)))
    .orderBy(preference, asc(contentText.language))
    .limit(1);
  if (!row) throw new Problem("not_found");
  return contentView(row);
};
