import { describe, expect, it } from "vitest";
import { everyNth, inSampleLanguages } from "../../../../test-sample.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../artwork/covers/all.ts";
import type { Cover } from "../artwork/covers/cover.ts";
import type { ArtworkData } from "../artwork/layout/data.ts";
import { layout } from "../artwork/layout/layout.ts";
import { contains, overlap } from "../artwork/page/boxes.ts";
import { pageBoxes } from "../artwork/page/pdf-boxes.ts";
import { isReversed, PALETTE, MIN_REVERSED, type PaletteColour } from "../artwork/palette.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../artwork/words/languages.ts";
import { longestValues } from "../testing/longest-values.ts";
import { EVERY_FORMAT } from "./all.ts";
import { sampleData } from "./samples/data.ts";

const LANGUAGES = inSampleLanguages<ArtworkLanguage>(ARTWORK_LANGUAGES);
const checked = EVERY_FORMAT.map((template) => templateSchema.parse(template));

const COVERS: Readonly<Record<string, readonly Cover[]>> = {
  flyer: Object.values(FLYER_COVERS).flat(),
  banner: BANNER_COVERS,
  billboard: BILLBOARD_COVERS,
};

/** Each of the longest values alone, in the place of the usual one, for a partner and for others. */
const cases = (language: ArtworkLanguage, services: number): ArtworkData[] => {
  const usual = sampleData(language, "usual", services);
  return longestValues(language).flatMap(([field, value]) =>
    [true, false].map((partner) => ({ ...usual, partner, texts: { ...usual.texts, [field]: value } })),
  );
};

describe.each(checked)("$product of $page.trim.width mm", (template) => {
  const { safe } = pageBoxes(template.page);

  it.each(LANGUAGES)("prints the longest real value of each field: %s", (language) => {
    for (const data of cases(language, template.services?.most ?? 0)) {
      const { texts, codes, problems } = layout(template, data);
      const blocking = problems.filter(({ problem }) => problem !== "fine-code");
      expect([data.texts, blocking]).toEqual([data.texts, []]);
      expect(texts.filter(({ box }) => !contains(safe, box))).toEqual([]);
      const least = (colour: PaletteColour): number =>
        Math.max(template.rules.smallestText, isReversed(colour) ? MIN_REVERSED : 0);
      expect(texts.filter(({ size, colour }) => size < least(colour))).toEqual([]);
      const things = [...texts, ...codes.map(({ plate, side, href }) => ({ box: plate, side, text: href }))];
      const clashes = things.flatMap((one, index) =>
        things.slice(index + 1).filter((other) => one.side === other.side && overlap(one.box, other.box)),
      );
      expect(clashes).toEqual([]);
    }
  });

  it.each(everyNth(3, COVERS[template.product] ?? CARD_BACKGROUNDS).map(({ id }) => id))(
    "has room for the longest values in every language with the cover %s",
    (cover) => {
      for (const language of LANGUAGES)
        for (const data of cases(language, template.services?.most ?? 0)) {
          const { texts, problems } = layout(template, { ...data, cover });
          const blocking = problems.filter(({ problem }) => problem !== "fine-code");
          expect([language, data.texts, blocking]).toEqual([language, data.texts, []]);
          const isTint = ({ size, colour }: (typeof texts)[number]): boolean =>
            size < 12 && !isReversed(colour) && PALETTE[colour].inks.join() !== "0,0,0,1";
          expect(texts.filter(isTint)).toEqual([]);
          expect(texts.filter(({ size, colour }) => isReversed(colour) && size < MIN_REVERSED)).toEqual([]);
        }
    },
  );

  it.each(LANGUAGES)("prints a long e-mail address without a phone number: %s", (language) => {
    const usual = sampleData(language, "usual", template.services?.most ?? 0);
    for (const [field, email] of longestValues(language).filter(([field]) => field === "email")) {
      const { texts, problems } = layout(template, { ...usual, texts: { ...usual.texts, [field]: email, phone: "" } });
      expect(problems).toEqual([]);
      expect(texts.map(({ text }) => text)).toContain(email);
    }
  });
});
