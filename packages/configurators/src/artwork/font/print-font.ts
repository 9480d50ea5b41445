import type { Path, Point, Segment } from "../drawing/operation.ts";
import { createCache } from "../cache.ts";
import { parsePath } from "../drawing/parse-path.ts";
import { mapPath, pointsOf } from "../drawing/path.ts";
import type { FontData, FontWeight } from "./font-data.ts";
import { BOLD } from "./generated/bold.ts";
import { REGULAR } from "./generated/regular.ts";

/**
 * One weight of the print font. Measures and draws text from the same numbers in the browser and on a server. Lengths
 * are multiples of the type size (em). `language` selects local forms, such as Bulgarian letters.
 */
export interface PrintFont {
  /** Width of a line with kerning, including side bearings of the first and last letters that reach outside. */
  readonly width: (text: string, language: string) => number;
  /** How far the first letter reaches left of the start, such as a j. */
  readonly overhang: (text: string, language: string) => number;
  /** Outline of a line. The baseline starts at `from`, y runs down, in units of the type size. */
  readonly outline: (text: string, language: string, size: number, from: Point) => Path;
  /** Each character once that the font does not have. */
  readonly missing: (text: string) => string[];
  readonly capHeight: number;
  /** How far a line reaches above and below its baseline. */
  readonly extent: (text: string, language: string) => { readonly above: number; readonly below: number };
}

/** The outline's points, including handles. */
const outlinePoints = (outline: string): Point[] => pointsOf(parsePath(outline));

/** A key changes one word, so most lines that a text could break into were measured for the key before. */
const MEASURED_LINES = 5000;

const keyOf = (language: string, text: string): string => `${language} ${text}`;

const createPrintFont = (data: FontData): PrintFont => {
  const { unitsPerEm, advances, outlines, localForms, kerning } = data;
  const glyphs = new Map([...data.characters].map((character, index) => [character, index]));
  const parsed = new Map<number, Path>();
  const extents = outlines.map((outline, glyph) => {
    const points = outlinePoints(outline);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return {
      above: Math.max(0, ...ys) / unitsPerEm,
      below: -Math.min(0, ...ys) / unitsPerEm,
      left: -Math.min(0, ...xs) / unitsPerEm,
      right: Math.max(0, Math.max(0, ...xs) - (advances[glyph] ?? 0)) / unitsPerEm,
    };
  });

  const glyphsOf = (text: string, language: string): number[] => {
    const local = localForms[language];
    return [...text].flatMap((character) => local?.[character] ?? glyphs.get(character) ?? []);
  };
  const kern = (left: number, right: number | undefined): number =>
    right === undefined ? 0 : (kerning.values[kerning.left[left] ?? 0]?.[kerning.right[right] ?? 0] ?? 0);
  /** Start of each glyph, and the end of the line. */
  const run = (line: readonly number[]): { starts: number[]; end: number } => {
    let end = 0;
    const starts = line.map((glyph, index) => {
      const start = end;
      end += (advances[glyph] ?? 0) + kern(glyph, line[index + 1]);
      return start;
    });
    return { starts, end };
  };
  const glyphPath = (glyph: number): Path => {
    const known = parsed.get(glyph);
    if (known) return known;
    const path = parsePath(outlines[glyph] ?? "");
    parsed.set(glyph, path);
    return path;
  };

  const widths = createCache<number>(MEASURED_LINES);
  const reaches = createCache<{ readonly above: number; readonly below: number }>(MEASURED_LINES);

  return {
    capHeight: data.capHeight / unitsPerEm,
    width: (text, language) =>
      widths(keyOf(language, text), () => {
        const line = glyphsOf(text, language);
        const [first, last] = [extents[line[0] ?? -1], extents[line.at(-1) ?? -1]];
        return run(line).end / unitsPerEm + (first?.left ?? 0) + (last?.right ?? 0);
      }),
    overhang: (text, language) => extents[glyphsOf(text, language)[0] ?? -1]?.left ?? 0,
    outline: (text, language, size, [x, y]) => {
      const line = glyphsOf(text, language);
      const { starts } = run(line);
      const scale = size / unitsPerEm;
      const path: Segment[] = [];
      for (const [index, glyph] of line.entries()) {
        const start = starts[index] ?? 0;
        const placed = mapPath(glyphPath(glyph), ([gx, gy]) => [x + (start + gx) * scale, y - gy * scale]);
        for (const segment of placed) path.push(segment);
      }
      return path;
    },
    extent: (text, language) =>
      reaches(keyOf(language, text), () => {
        const line = glyphsOf(text, language).map((glyph) => extents[glyph]);
        return {
          above: Math.max(0, ...line.map((extent) => extent?.above ?? 0)),
          below: Math.max(0, ...line.map((extent) => extent?.below ?? 0)),
        };
      }),
    missing: (text) => [...new Set(text)].filter((character) => !glyphs.has(character)),
  };
};

const FONTS: Readonly<Record<FontWeight, PrintFont>> = {
  regular: createPrintFont(REGULAR),
  bold: createPrintFont(BOLD),
};

export const printFont = (weight: FontWeight): PrintFont => FONTS[weight];
