import { existsSync } from "node:fs";
import path from "node:path";

import { LANGUAGES } from "@lucarne/api-client/languages";
import { describe, expect, it } from "vitest";

import { repositoryRoot } from "../../../runtime/settings.ts";
import { heroImagesOf, introVideoOf, resourcesOf } from "../region-pages.ts";
import { SEED_ITEMS } from "./items.ts";
import { SEED_TEXTS } from "./texts.ts";

const picture = (address: string) => existsSync(path.join(repositoryRoot, "apps/portal/public", address));
const everywhere = SEED_ITEMS.filter(({ regions }) => regions === undefined).map(({ key }) => key);

describe("seeded news and tutorials", () => {
  it.each(LANGUAGES.map(({ code }) => code))("exist in %s with their own texts", (language) => {
    const texts = SEED_TEXTS[language];
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(everywhere));
    for (const [key, words] of Object.entries(texts)) {
      expect(
        SEED_ITEMS.some((item) => item.key === key),
        key,
      ).toBe(true);
      expect(words.length).toBeGreaterThanOrEqual(3);
      for (const word of words) {
        expect(word, key).toBe(word.normalize("NFC").trim());
        expect(word).not.toMatch(/["']|\.\.\.| {2}|[<>]/);
      }
    }
    const english = new Set(language === "en" ? [] : Object.values(SEED_TEXTS.en).flat());
    expect(
      Object.values(texts)
        .flat()
        .filter((word) => english.has(word)),
    ).toEqual([]);
  });

  it.each([
    ["uk", /[ыэёъ]|очк|корзин/i],
    ["bg", /[ыэёіїє]/i],
    ["ro", /[şţ]|invalid/i],
    ["hu", /[õûã]/i],
    ["sl", /[ćđ]/i],
    ["sr", /[\u0400-\u04ff]|sledeć.*sljed|narudžb|uvjet|tvrtk|\bbod/i],
    ["bs", /[\u0400-\u04ff]|točn|uvjet|tvrtk|poen|košaric/i],
    ["hr", /tačn|uslov|firm|korp|prodavnic|ponovo|grešk|poen/i],
    ["sk", /[řěů]/i],
    ["cs", /[ľĺŕô]/i],
    ["pl", /(?:łeś|łaś|łbyś|łabyś)\b|Państw/],
  ] as const)("keep to the letters and words of %s", (language, strange) => {
    expect(
      Object.values(SEED_TEXTS[language])
        .flat()
        .filter((text) => strange.test(text)),
    ).toEqual([]);
  });

  it("have existing pictures and valid video ids", () => {
    for (const item of SEED_ITEMS) {
      expect(picture(`/art/news/${item.picture}.svg`), item.picture).toBe(true);
      expect(item.youtube ?? "no film yet").toMatch(/^[\w -]{11}$/);
    }
    expect(SEED_ITEMS.filter(({ kind, youtube }) => kind === "tutorials" && youtube === undefined)).toEqual([]);
  });
});

it("has slides with pictures, links and a video for a country", () => {
  const slides = heroImagesOf("ro");
  expect(slides.every(({ image }) => picture(image))).toBe(true);
  expect(slides[0]?.title).toBe(SEED_TEXTS.ro["autumn_bonus"]?.[0]);
  expect(resourcesOf("ua")[0]?.title).toBe("Інструкції з монтажу");
  expect(introVideoOf("pl")).toMatch(/^[\w-]{11}$/);
  expect(introVideoOf("ee")).toBeUndefined();
});
