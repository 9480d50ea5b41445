import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { FEATURES, single } from "../../../scripts/print-font-data.ts";
import { printFont } from "./print-font.ts";

const engine = (weight: string) =>
  single(create(readFileSync(new URL(`../../../assets/print-font/${weight}.ttf`, import.meta.url))));

const LINES = [
  ["en", "AVATAR Type. Fitted in one day, Wyoming", "latn", undefined],
  ["pl", "Żółć, gęślą jaźń w Łodzi: +48 601 234 567", "latn", undefined],
  ["hu", "Tetőablak-beépítés Győrött, „ÁRVÍZTŰRŐ”", "latn", undefined],
  ["ro", "Ferestre de mansardă în Timișoara, ȘȚșț", "latn", "ROM "],
  ["bg", "Покривни прозорци, монтаж и сервиз гдзклцщю", "cyrl", "BGR "],
  ["sr", "Кровни прозори, уградња: бгдпт", "cyrl", "SRB "],
  ["uk", "Світло під дахом, Т.А. Ґанок, п\u02bcять їжаків", "cyrl", undefined],
] as const;

describe.each(["regular", "bold"] as const)("%s", (weight) => {
  const font = printFont(weight);
  const fontkit = engine(weight);

  it.each(LINES)("measures like a font engine: %s %s", (language, text, script, tag) => {
    const laid = fontkit.layout(text, FEATURES, script, tag);
    const last = laid.glyphs.at(-1);
    const reach =
      Math.max(0, -(laid.glyphs[0]?.bbox.minX ?? 0)) + Math.max(0, (last?.bbox.maxX ?? 0) - (last?.advanceWidth ?? 0));
    expect(font.width(text, language) * fontkit.unitsPerEm).toBeCloseTo(laid.advanceWidth + reach, 6);
  });

  it("draws local forms in languages that have them", () => {
    expect(font.outline("в", "bg", 1, [0, 0])).not.toEqual(font.outline("в", "uk", 1, [0, 0]));
    expect(font.outline("б", "sr", 1, [0, 0])).not.toEqual(font.outline("б", "uk", 1, [0, 0]));
  });

  it("draws a line at its position and size", () => {
    const [first] = font.outline("L", "en", 10, [3, 20]);
    expect(first?.[0]).toBe("M");
    const ys = font.outline("H", "en", 10, [3, 20]).flatMap((segment) => segment.slice(1).map((point) => point[1]));
    expect([Math.max(...ys.map(Number)), Math.min(...ys.map(Number))]).toEqual([20, 20 - 10 * font.capHeight]);
  });

  it("lists the characters that the font does not have", () => {
    expect(font.missing("Okna 窓 ☀ 窓")).toEqual(["窓", "☀"]);
    expect(font.missing("Łódź №1 € п\u02bcять „”«»‚’–—…")).toEqual([]);
  });
});
