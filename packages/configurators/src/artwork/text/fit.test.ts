import { describe, expect, it } from "vitest";
import { boundsOf, contains } from "../page/boxes.ts";
import { toMillimetres } from "../page/units.ts";
import { printFont } from "../font/print-font.ts";
import type { TextStyle } from "../template/schema.ts";
import { fitText } from "./fit.ts";
import { setText } from "./set.ts";
import { pointsOf } from "../drawing/path.ts";
import { piecesOf } from "./breaks.ts";
import { spansOf } from "./spans.ts";
import { wrap } from "./wrap.ts";

const style: TextStyle = { weight: "bold", colour: "text", largest: 30, smallest: 10, leading: 1.18 };
const box = { x: 10, y: 20, width: 100, height: 40 };
const rules = { language: "en", style, lines: 4 };

describe("wrap", () => {
  const letters = (line: string) => line.length;
  const spans = (text: string) => spansOf(piecesOf(text, { language: "en" }), letters);

  it("uses as few lines as possible with similar lengths", () => {
    expect(wrap(spans("one two three four five six"), 20)).toEqual(["one two three", "four five six"]);
    expect(wrap(spans("short"), 20)).toEqual(["short"]);
    expect(wrap(spans(""), 20)).toEqual([]);
  });
  it("breaks after a hyphen without adding a space", () => {
    expect(wrap(spans("top-hung window"), 7)).toEqual(["top-", "hung", "window"]);
  });
  it("returns undefined for a word wider than a line", () => {
    expect(wrap(spans("a Schornsteinfeger"), 8)).toBeUndefined();
  });
});

describe("fitText", () => {
  it("uses the largest size that fits, in steps of 0.05 pt", () => {
    expect(fitText("Light", box, rules)).toEqual({ lines: ["Light"], size: 30 });
    const fitted = fitText("More daylight under your roof. Fitted in one day, with a warranty.", box, rules);
    expect(fitted && Math.round(fitted.size * 20)).toBeCloseTo((fitted?.size ?? 0) * 20, 6);
    expect(fitted?.size).toBeLessThan(30);
  });

  it("cannot be one step larger", () => {
    const text = "Dach-Serwis Kowalczyk Nowy Targ";
    const line = { ...box, height: 9 };
    const size = fitText(text, line, { ...rules, lines: 1 })?.size ?? 0;
    const width = (points: number) => printFont("bold").width(text, "en") * toMillimetres(points);
    const height = (points: number) => toMillimetres(points) * style.leading;
    expect(width(size) <= 100 && height(size) <= 9).toBe(true);
    expect(width(size + 0.05) > 100 || height(size + 0.05) > 9).toBe(true);
  });

  it("checks width and height", () => {
    expect(fitText("Light", { width: 100, height: 6 }, rules)?.size).toBeLessThan(15);
    expect(fitText("Light", { width: 12, height: 40 }, rules)?.size).toBeLessThan(15);
  });

  it("returns undefined when the smallest size does not fit, and never breaks an address", () => {
    expect(fitText("Light ".repeat(60).trim(), box, rules)).toBeUndefined();
    const mail = "biuro.obslugi.klienta@okna-dachowe-swietochlowice.example";
    expect(fitText(mail, { width: 60, height: 40 }, { ...rules, joints: "none" })).toBeUndefined();
    expect(fitText(mail, { width: 140, height: 40 }, { ...rules, joints: "none" })?.lines).toEqual([mail]);
  });
});

it.each(["Ůpravy střech", "Țiglă și șarpantă Ș", "ĢĶĻ Å", "gjpqy"])("keeps the glyphs of %s in the box", (text) => {
  const narrow = { ...box, height: 8 };
  const fitted = fitText(text, narrow, { ...rules, language: "cs" });
  if (!fitted) throw new Error("does not fit");
  const drawn = setText(fitted, style, "text", "cs", { box: narrow, across: "left", down: "middle" });
  const ink = boundsOf(pointsOf(drawn.path));
  expect(contains({ ...narrow, x: -1000, width: 3000 }, ink)).toBe(true);
});
