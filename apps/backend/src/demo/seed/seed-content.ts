import { DAY } from "@lucarne/api-client/durations";
import { type LanguageCode, LANGUAGES } from "@lucarne/api-client/languages";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";

import { type ContentWords, type Publication, publish } from "../../areas/content/commands/publish.ts";
import { after } from "../../kernel/time/time.ts";
import type { Tx } from "../../db/client.ts";
import { SEED_ITEMS, type SeedItem } from "./content/items.ts";
import { seedUuid } from "./seed-uuid.ts";
import { demoText, findDemoText } from "./texts.ts";

const regionIds = (slugs: readonly RegionSlug[]): number[] => slugs.flatMap((slug) => regionBySlug(slug)?.id ?? []);

const paragraphsOf = (language: LanguageCode, key: SeedItem["key"], from = 1): string[] => {
  const text = findDemoText(language, `content.${key}.text.${from}`);
  return text === undefined ? [] : [`<p>${text}</p>`, ...paragraphsOf(language, key, from + 1)];
};

const wordsOf = (key: SeedItem["key"]): Publication["words"] => {
  const words: Partial<Record<LanguageCode, ContentWords>> = {};
  for (const { code } of LANGUAGES) {
    words[code] = {
      title: demoText(code, `content.${key}.title`),
      excerpt: demoText(code, `content.${key}.excerpt`),
      text: paragraphsOf(code, key).join("\n"),
    };
  }
  return words;
};

/** Writes news and tutorials, oldest first, with the publishing command. */
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
