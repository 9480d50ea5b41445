import { describe, expect, it } from "vitest";
import { CHECKED } from "../../testing/artworks.ts";
import { sampleData } from "../../products/samples/data.ts";
import { layout } from "../layout/layout.ts";
import type { TextStyle } from "../template/schema.ts";
import { DEFAULT_TEXTS } from "../../products/default-texts.ts";
import { piecesOf } from "./breaks.ts";
import { leansBack, leansForward } from "./function-words.ts";
import { fitText } from "./fit.ts";
import { phraseBreaker } from "./phrases.ts";
import { spansOf } from "./spans.ts";

const style: TextStyle = { weight: "bold", colour: "text", largest: 33, smallest: 22, leading: 1.18 };
const flyer = { width: 128, height: 44 };
const headline = (text: string, language: string) =>
  fitText(text, flyer, { language, style, lines: 4, phrases: true })?.lines;

describe("a headline", () => {
  it.each([
    [
      "en",
      "More daylight under your roof. Fitted in one day.",
      ["More daylight", "under your roof.", "Fitted in one day."],
    ],
    ["sl", "Več svetlobe pod streho. V enem dnevu.", ["Več svetlobe", "pod streho.", "V\u00a0enem dnevu."]],
    ["et", "Rohkem valgust katuse all. Ühe päevaga.", ["Rohkem valgust", "katuse all.", "Ühe päevaga."]],
    ["pl", "Okna dachowe: dostawa, montaż, serwis", ["Okna dachowe:", "dostawa, montaż, serwis"]],
    ["hu", "Új tetőtéri ablakok egy nap alatt", ["Új tetőtéri ablakok", "egy nap alatt"]],
    ["hr", "Rolete i prozori na pritisak gumba", ["Rolete i\u00a0prozori", "na pritisak gumba"]],
  ])("breaks between phrases in %s", (language, text, lines) => {
    expect(headline(text, language)).toEqual(lines);
  });

  const HEADLINES = (["services", "electric", "replacement", "dsp"] as const).flatMap((kind) =>
    Object.entries(DEFAULT_TEXTS[kind]),
  );
  it.each(HEADLINES)(
    "of a new form keeps words that belong together on one line of a flyer: %s, %s",
    (language, text) => {
      const words = headline(text, language)?.map((line) => line.split(/[ \u00a0]/u)) ?? [];
      expect(words.length).toBeGreaterThan(0);
      expect(words.slice(0, -1).filter((line) => leansForward(line.at(-1) ?? "", language))).toEqual([]);
      expect(words.slice(1).filter((line) => leansBack(line[0] ?? "", language))).toEqual([]);
      const commas = words.slice(0, -1).filter((line) => line.at(-1)?.endsWith(",") === true);
      const inside = words.flatMap((line) => line.slice(0, -1)).filter((word) => word.endsWith(","));
      expect(commas.length === 0 || inside.length === 0).toBe(true);
    },
  );

  it("stays at its largest size when it needs no break", () => {
    expect(fitText("New windows", flyer, { language: "en", style, lines: 4, phrases: true })).toEqual({
      lines: ["New windows"],
      size: 33,
    });
  });

  it("is undefined when it does not fit", () => {
    expect(headline("Daylight ".repeat(30).trim(), "en")).toBeUndefined();
    const breakAt = phraseBreaker(
      spansOf(piecesOf("one two", { language: "en" }), (line) => line.length),
      "en",
    );
    expect(breakAt(3, 2).map((found) => found?.lines)).toEqual([undefined, ["one", "two"]]);
  });
});

describe("a billboard's headline of 40 characters", () => {
  const billboard = CHECKED.find(({ product }) => product === "billboard");
  if (!billboard) throw new Error("No billboard");

  it.each([
    ["en", "Roof windows supplied and fitted in town"],
    ["hu", "Tetőablak-beépítés és szerviz garanciáva"],
    ["bg", "Прозорци и щори с гаранция от 10 години."],
    ["uk", "Мансардні вікна: встановлення за годину!"],
    ["pl", "Wymiana okien dachowych w Świętochłowice"],
  ] as const)("is printed at 500 pt or more: %s %s", (language, shortDescription) => {
    expect([...shortDescription]).toHaveLength(40);
    const data = sampleData(language, "usual", 0);
    const { texts, problems } = layout(billboard, { ...data, texts: { ...data.texts, shortDescription } });
    expect(problems).toEqual([]);
    expect(texts.find(({ source }) => source === "shortDescription")?.size).toBeGreaterThanOrEqual(500);
  });

  it("fits with a word of 30 letters", () => {
    const data = sampleData("en", "usual", 0);
    const texts = { ...data.texts, shortDescription: "Schornsteinfegermeisterbetrieb Novi Sad!" };
    expect(layout(billboard, { ...data, texts }).problems).toEqual([]);
  });
});
