import { describe, expect, it } from "vitest";
import { layout } from "../artwork/layout/layout.ts";
import { templateSchema, type TemplateElement } from "../artwork/template/schema.ts";
import { cleanText } from "../artwork/text/clean.ts";
import { fitText } from "../artwork/text/fit.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../artwork/words/languages.ts";
import { EVERY_FORMAT } from "./all.ts";
import { BILLBOARD } from "./billboard/template.ts";
import { DEFAULT_TEXTS } from "./default-texts.ts";
import { sampleData } from "./samples/data.ts";

/** Languages whose one-letter words never end a line. */
const SLAVIC = ["bg", "bs", "cs", "hr", "pl", "sk", "sl", "sr", "uk"] as const;

const isRunningText = (element: TemplateElement) =>
  element.kind === "text" && element.lines > 1 && "field" in element.source ? [element] : [];

/** The boxes of running text of every product, format and composition. */
const BOXES = EVERY_FORMAT.flatMap((template) =>
  templateSchema
    .parse(template)
    .sides.flatMap(({ elements, others }) =>
      [elements, ...others.map((other) => other.elements)].flat().flatMap(isRunningText),
    ),
);

const textsIn = (language: ArtworkLanguage): string[] => [
  ...Object.values(DEFAULT_TEXTS).map((texts) => texts[language]),
  ...(["usual", "longest"] as const).flatMap((length) => {
    const { texts } = sampleData(language, length);
    return [texts.shortDescription ?? "", texts.longDescription ?? "", texts.address ?? ""];
  }),
];

describe.each(SLAVIC)("in %s", (language) => {
  it("no line ends with a one-letter word", () => {
    const found = BOXES.flatMap(({ box, style, lines }) =>
      textsIn(language).flatMap((text) => {
        const fitted = fitText(cleanText(text), box, { language, style, lines, phrases: true });
        return (fitted?.lines.slice(0, -1) ?? []).filter((line) => /(?:^|[\s\u00a0])\p{L}$/u.test(line));
      }),
    );
    expect(found).toEqual([]);
  });
});

it("has boxes and texts in which such a line could be", () => {
  expect(BOXES.length).toBeGreaterThan(5);
  expect(SLAVIC.filter((language) => textsIn(language).some((text) => / \p{L} /u.test(text))).length).toBeGreaterThan(
    6,
  );
});

it.each(ARTWORK_LANGUAGES)("holds a billboard headline of 40 capital letters: %s", (language) => {
  const words = (sampleData(language, "longest").texts.shortDescription ?? "").toLocaleUpperCase(language);
  const headline = [...words].slice(0, 40).join("").trim();
  expect([...headline].length).toBeGreaterThan(37);
  const sample = sampleData(language, "usual");
  const data = { ...sample, texts: { ...sample.texts, shortDescription: headline } };
  expect(layout(templateSchema.parse(BILLBOARD), data).problems).toEqual([]);
});

describe("the list of services on business cards", () => {
  const cards = EVERY_FORMAT.map((template) => templateSchema.parse(template)).filter(({ sides }) =>
    sides.some(({ elements }) => elements.some(({ kind }) => kind === "service-list")),
  );

  it.each(ARTWORK_LANGUAGES)("ends its lines between services, the longest ones too: %s", (language) => {
    const all = sampleData(language, "longest", Infinity).services;
    const longest = all.toSorted((one, other) => other.text.length - one.text.length);
    for (const card of cards)
      for (const services of [all, longest].map((list) => list.slice(0, card.services?.most))) {
        const { texts, problems } = layout(card, { ...sampleData(language, "usual"), services });
        expect(problems).toEqual([]);
        // A space is between two services only: the words of one are joined by no-break spaces.
        const printed = texts.find(({ source }) => source === "services")?.text.split(/\u00a0· | /u);
        const names = services.map(({ text }) => text);
        expect(printed?.map((text) => text.replaceAll("\u00a0", " "))).toEqual(names);
      }
  });
});
