import { isLanguageCode } from "@lucarne/api-client/languages";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";

import { type ContentWords, type Publication, publish } from "../../areas/content/commands/publish.ts";
import { after } from "../../kernel/time.ts";
import type { Tx } from "../../db/client.ts";
import { SEED_ITEMS } from "./content/items.ts";
import { SEED_TEXTS } from "./content/texts.ts";
import { seedUuid } from "./seed-uuid.ts";

const DAY = 24 * 60 * 60 * 1000;

const regionIds = (slugs: readonly RegionSlug[]): number[] => slugs.flatMap((slug) => regionBySlug(slug)?.id ?? []);

const wordsOf = (key: string): Publication["words"] => {
  const words: Record<string, ContentWords> = {};
  for (const [language, texts] of Object.entries(SEED_TEXTS)) {
    const own = texts[key];
    if (!own || !isLanguageCode(language)) continue;
    const [title, excerpt, ...paragraphs] = own;
    words[language] = { title, excerpt, text: paragraphs.map((one) => `<p>${one}</p>`).join("\n") };
  }
  return words;
};

/** Writes news and tutorials, oldest first, through the command that publishes. */
export const seedContent = async (tx: Tx, now: Date): Promise<void> => {
  for (const { key, kind, picture, daysAgo, sticky, youtube, regions } of SEED_ITEMS.toReversed()) {
    const publication = {
      uuid: seedUuid(`content ${key}`),
      kind,
      ...(regions ? { regionIds: regionIds(regions) } : {}),
      sticky: sticky === true,
      youtube,
      media: `/art/news/${picture}.svg`,
      words: wordsOf(key),
    };
    await publish(tx, publication, after(now, -daysAgo * DAY));
  }
};
