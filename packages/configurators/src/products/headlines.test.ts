import { describe, expect, it } from "vitest";
import { layout } from "../artwork/layout/layout.ts";
import { leansBack, leansForward } from "../artwork/text/function-words.ts";
import { ARTWORK_LANGUAGES } from "../artwork/words/languages.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { DESIGNS } from "../testing/designs/designs.ts";
import { defaultTexts } from "./default-texts.ts";
import { sampleData } from "./samples/data.ts";

/** Letters of a word that is too short for a line of its own. */
const SHORT = 5;

const wordsOf = (line: string): string[] => line.split(/[ \u00a0]/u);

/** Faults in the lines of a headline, each as the two lines that it is between. */
const faultsOf = (lines: readonly string[], language: string): string[] => {
  const isList = (lines.join(" ").match(/,/gu) ?? []).length > 1;
  const heading = isList ? lines.slice(0, lines.findIndex((line) => line.includes(":")) + 1) : [];
  // "Ferestre de mansardă:" may break before its preposition.
  const isBroken = heading.slice(1).some((line) => !/^\p{L}{1,3} /u.test(line));
  const commas = lines.slice(0, -1).filter((line) => line.endsWith(","));
  const uneven = isList && commas.length > 0 && lines.some((line) => /, |: /u.test(line));
  return [
    ...(uneven ? [`uneven list: ${lines.join(" | ")}`] : []),
    ...(isBroken ? [`broken heading: ${lines.join(" | ")}`] : []),
    ...lines.flatMap((line, index) => {
      const after = lines[index + 1];
      const found = wordsOf(line);
      const alone = found.length === 1 && lines.length > 1 && [...line].length <= SHORT && !isList;
      const forward = after !== undefined && leansForward(found.at(-1) ?? "", language);
      const back = after !== undefined && leansBack(wordsOf(after)[0] ?? "", language);
      return alone || forward || back ? [`${line} | ${after ?? ""}`] : [];
    }),
  ];
};

it.each([
  [["Okna dachowe: dostawa,", "montaż, serwis"], "pl", 1],
  [["Okna", "dachowe:", "dostawa,", "montaż,", "serwis"], "pl", 1],
  [["Több fény", "egyetlen", "nap alatt"], "hu", 1],
  [["Új ablakok egy", "nap"], "hu", 1],
  [["Ferestre", "de mansardă:", "livrare,", "montaj,", "service"], "ro", 0],
  [["Okna dachowe:", "dostawa, montaż, serwis"], "pl", 0],
])("finds the faults of %j", (lines, language, count) => {
  expect(faultsOf(lines, language)).toHaveLength(count);
});

const designs = DESIGNS.filter(({ template }) =>
  template.sides.some(({ elements }) =>
    elements.some((one) => one.kind === "text" && "field" in one.source && one.source.field === "shortDescription"),
  ),
);

describe.each(ARTWORK_LANGUAGES)("in %s", (language) => {
  it("the headline of every new form breaks between phrases on every cover", () => {
    const found = designs.flatMap(({ id, template, subtype, cover }) =>
      [0, template.services?.most ?? 0].flatMap((services) => {
        const sample = sampleData(language, "usual", services);
        const texts = { ...sample.texts, ...defaultTexts(language, subtype) };
        const { texts: printed } = layout(templateSchema.parse(template), { ...sample, texts, cover: cover.id });
        const headline = printed.find(({ source }) => source === "shortDescription");
        return headline ? faultsOf(headline.lines, language).map((fault) => [id, fault]) : [[id, "no headline"]];
      }),
    );
    expect(found).toEqual([]);
  });
});
