import { describe, expect, it } from "vitest";
import { layout } from "../artwork/layout/layout.ts";
import { contains, overlap } from "../artwork/page/boxes.ts";
import { pageBoxes } from "../artwork/page/pdf-boxes.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { ARTWORK_LANGUAGES } from "../artwork/words/languages.ts";
import { TEMPLATES } from "./all.ts";
import { sampleData } from "./samples/data.ts";

const checked = TEMPLATES.map((template) => templateSchema.parse(template));

describe.each(checked)("$product with the longest texts", (template) => {
  const { safe } = pageBoxes(template.page);

  it.each(ARTWORK_LANGUAGES)("is printed whole, inside the safe area and apart: %s", (language) => {
    for (const partner of [true, false]) {
      const data = { ...sampleData(language, "longest", template.services?.most ?? 0), partner };
      const { texts, codes, problems } = layout(template, data);
      expect(problems).toEqual([]);
      expect(texts.filter(({ box }) => !contains(safe, box))).toEqual([]);
      expect(texts.filter(({ size }) => size < template.rules.smallestText)).toEqual([]);
      const things = [...texts, ...codes.map(({ plate, side, href }) => ({ box: plate, side, text: href }))];
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

it("holds the samples to the limits of the form: 80 and 100 characters", () => {
  for (const language of ARTWORK_LANGUAGES) {
    const { texts } = sampleData(language, "longest");
    expect([...(texts.shortDescription ?? "")].length).toBeLessThanOrEqual(80);
    expect([...(texts.longDescription ?? "")].length).toBeLessThanOrEqual(100);
  }
});
