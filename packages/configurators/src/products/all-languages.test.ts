import { describe, expect, it } from "vitest";
import { inSampleLanguages } from "../../../../test-sample.ts";
import { layout } from "../artwork/layout/layout.ts";
import { contains, overlap } from "../artwork/page/boxes.ts";
import { pageBoxes } from "../artwork/page/pdf-boxes.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../artwork/words/languages.ts";
import { EVERY_COVER } from "../testing/artworks.ts";
import { EVERY_FORMAT } from "./all.ts";
import { DEFAULT_TEXTS } from "./default-texts.ts";
import { sampleData } from "./samples/data.ts";

const LANGUAGES = inSampleLanguages<ArtworkLanguage>(ARTWORK_LANGUAGES);
const checked = EVERY_FORMAT.map((template) => templateSchema.parse(template));

describe.each(checked)("$product of $page.trim.width mm with the longest texts", (template) => {
  const { safe } = pageBoxes(template.page);

  it.each(LANGUAGES)("prints every text inside the safe area without overlaps: %s", (language) => {
    const logo = { kind: "image", href: "data:,", width: 300, height: 200 } as const;
    for (const own of [{ partner: true }, { partner: false }, { partner: false, logo }]) {
      const data = { ...sampleData(language, "longest", template.services?.most ?? 0), ...own };
      const { texts, codes, logos, problems } = layout(template, data);
      expect(problems).toEqual([]);
      expect(texts.filter(({ box }) => !contains(safe, box))).toEqual([]);
      expect(texts.filter(({ size }) => size < template.rules.smallestText)).toEqual([]);
      const things = [
        ...texts,
        ...codes.map(({ plate, side, href }) => ({ box: plate, side, text: href })),
        ...logos.map(({ box, side }) => ({ box, side, text: "logo" })),
      ];
      const clashes = things.flatMap((one, index) =>
        things
          .slice(index + 1)
          .filter((other) => one.side === other.side && overlap(one.box, other.box))
          .map((other) => [one.text, other.text]),
      );
      expect(clashes).toEqual([]);
    }
  });
});

it.each(checked)("$product of $page.trim.width mm prints the e-mail when there is no phone number", (template) => {
  const sample = sampleData("en", "longest", template.services?.most ?? 0);
  const { texts, problems } = layout(template, { ...sample, texts: { ...sample.texts, phone: "" } });
  expect(problems).toEqual([]);
  expect(texts.map(({ text }) => text)).toContain(sample.texts.email);
});

it.each(checked)("$product of $page.trim.width mm names a partner on every cover in every language", (template) => {
  const covers = EVERY_COVER.flatMap(([, other, cover]) => (other.product === template.product ? [cover] : []));
  const found = covers.flatMap((cover) =>
    LANGUAGES.flatMap((language) =>
      layout(template, { ...sampleData(language, "usual", template.services?.most ?? 0), cover }).problems.map(
        ({ field }) => [cover, language, field],
      ),
    ),
  );
  expect(covers.length).toBeGreaterThan(4);
  expect(found).toEqual([]);
});

it("keeps the samples within the form's limits of 80 and 100 characters", () => {
  for (const language of ARTWORK_LANGUAGES) {
    const { texts } = sampleData(language, "longest");
    expect([...(texts.shortDescription ?? "")].length).toBeLessThanOrEqual(80);
    expect([...(texts.longDescription ?? "")].length).toBeLessThanOrEqual(100);
  }
});

describe.each(checked)("$product of $page.trim.width mm with the text of a new form", (template) => {
  const subtypes = ["services", "electric", "replacement", "dsp"] as const;

  it.each(LANGUAGES)("prints every text: %s", (language) => {
    for (const subtype of subtypes) {
      const sample = sampleData(language, "usual", template.services?.most ?? 0);
      const [shortDescription, longDescription] = [DEFAULT_TEXTS[subtype][language], DEFAULT_TEXTS.long[language]];
      expect([...shortDescription].length).toBeLessThanOrEqual(80);
      expect([...longDescription].length).toBeLessThanOrEqual(100);
      const texts = { ...sample.texts, shortDescription, longDescription };
      expect(layout(template, { ...sample, texts }).problems).toEqual([]);
    }
  });
});
