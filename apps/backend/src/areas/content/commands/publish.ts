import type { LanguageCode } from "@lucarne/api-client/languages";

import type { Tx } from "../../../db/client.ts";
import { content, contentText } from "../../../db/schema/index.ts";
import { refused } from "../../../kernel/problem.ts";

/** The texts of an item; `text` is HTML. */
export interface ContentWords {
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
}

/** A news item or tutorial in one or more languages. */
export interface Publication {
  readonly uuid: string;
  readonly kind: "news" | "tutorials";
  /** Countries that show it; undefined means all. */
  readonly regionIds?: readonly number[] | undefined;
  readonly sticky?: boolean;
  readonly youtube?: string | undefined;
  readonly media?: string | undefined;
  readonly words: Partial<Readonly<Record<LanguageCode, ContentWords>>>;
}

/**
 * Publishes an item. Its HTML is cleaned before it is stored.
 *
 * @throws {Problem} `validation_failed` under `text` when cleaning leaves nothing
 */
export const publish = async (tx: Tx, publication: Publication, now: Date) => {
  const { uuid, kind, regionIds, sticky = false, youtube = null, media = null, words } = publication;
  const [item] = await tx
    .insert(content)
    .values({
      uuid,
      kind,
      regions: regionIds ? [...regionIds] : null,
      sticky,
      youtube,
      media,
      updatedAt: now,
      createdAt: now,
    })
    .returning();
  if (!item) throw new Error("The item was not written.");
  // Large and used by staff only, so it is not loaded at start.
  const { cleanHtml } = await import("../rules/clean-html.ts");
  const texts = await tx
    .insert(contentText)
    .values(
      Object.entries(words).map(([language, { title, excerpt, text }]) => {
        const clean = cleanHtml(text);
        if (clean === "") throw refused({ text: [{ text: "validation.required" }] });
        return { contentId: item.id, language, title, excerpt, text: clean };
      }),
    )
    .returning();
  return { item, texts };
};
