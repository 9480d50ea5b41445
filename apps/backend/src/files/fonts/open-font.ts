import { createHash } from "node:crypto";

import { isObject } from "@lucarne/api-client/is-object";
import type { Path, Point, Segment } from "@lucarne/configurators/artwork/drawing/operation";
import type {
  Direction,
  OpenFont,
  OutlineFont,
  ShapedGlyph,
  TextTools,
  Variation,
} from "@lucarne/configurators/artwork/logo/svg/outline-font";
import bidiFactory from "bidi-js";
import { create, type Font, type PathCommand } from "fontkit";
import { decompress } from "wawoff2";

import { unpackedWoff } from "./unpack-woff.ts";

/** Tables of letters that have colours or pictures besides outlines. */
const COLOURED = ["COLR", "SVG ", "sbix", "CBDT"];
/** Largest font file. */
const MAX_BYTES = 5_000_000;

const segmentOf = ({ command, args }: PathCommand): Segment => {
  const points = Array.from({ length: args.length / 2 }, (_, at): Point => [args[2 * at] ?? 0, args[2 * at + 1] ?? 0]);
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = points;
  switch (command) {
    case "moveTo":
      return ["M", first];
    case "lineTo":
      return ["L", first];
    case "quadraticCurveTo":
      return ["Q", first, second];
    case "bezierCurveTo":
      return ["C", first, second, third];
    case "closePath":
      return ["Z"];
  }
};

const bidi = bidiFactory();

/** A font whose other weights the library draws only when it is unpacked. */
class PackedFont extends Error {}

/**
 * The font in a form of its own.
 *
 * @throws {PackedFont}
 */
const variationOf = (font: Font, { weight, size, axes: own }: Variation): Font => {
  const wanted: Readonly<Record<string, number>> = { wght: weight, opsz: size, ...own };
  const axes = Object.entries(font.variationAxes).flatMap(([name, axis]) => {
    const value = axis && Math.min(axis.max, Math.max(axis.min, wanted[name] ?? axis.default));
    return value === undefined || value === axis?.default ? [] : [[name, value] as const];
  });
  if (axes.length === 0) return font;
  if (font.type !== "TTF") throw new PackedFont();
  return font.getVariation(Object.fromEntries(axes));
};

const pathOf = ({ commands }: { readonly commands: readonly PathCommand[] }): Path => commands.map(segmentOf);

/** What the library answers; the other value where it fails, which it does for damaged tables when it first reads them. */
const attempt = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

const hasColours = (font: Font): boolean => {
  const directory: unknown = Reflect.get(font, "directory");
  const tables = isObject(directory) ? directory["tables"] : undefined;
  return isObject(tables) && COLOURED.some((name) => Object.hasOwn(tables, name));
};

const shaped = (font: Font, text: string, features: Record<string, boolean>, direction: Direction): ShapedGlyph[] => {
  const { glyphs, positions } = font.layout(text, features, undefined, undefined, direction);
  return glyphs.map((glyph, at) => ({
    path: pathOf(glyph.path),
    characters: glyph.codePoints.length,
    advance: positions[at]?.xAdvance ?? glyph.advanceWidth,
    offset: [positions[at]?.xOffset ?? 0, positions[at]?.yOffset ?? 0] as const,
  }));
};

const opened = (bytes: Uint8Array, variation: Variation): OutlineFont | undefined => {
  const any = create(Buffer.from(bytes));
  if (!("layout" in any) || hasColours(any)) return undefined;
  const { wght } = any.variationAxes;
  const font = variationOf(any, variation);
  const { unitsPerEm, ascent, descent, xHeight, underlineThickness } = font;
  return {
    unitsPerEm,
    ascent,
    descent,
    xHeight,
    lineThickness: underlineThickness,
    weights: wght && [wght.min, wght.max],
    has: (code) => attempt(() => font.hasGlyphForCodePoint(code), false),
    hasFeature: (name) => attempt(() => font.availableFeatures.includes(name), false),
    shape: (text, { isPlain, isKerned, isReversed, features: own }) => {
      const features = {
        ...(isPlain && { liga: false, clig: false, calt: false }),
        ...(!isKerned && { kern: false }),
        ...own,
      };
      return attempt(() => shaped(font, text, features, isReversed ? "rtl" : "ltr"), []);
    },
  };
};

/** Files as the library reads their other weights, and those that are to be unpacked for it. */
const keyOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64");

/** Opens the fonts that a drawing contains: TrueType, OpenType, WOFF and WOFF2. */
export class DrawingFonts {
  private readonly unpacked = new Map<string, Uint8Array>();
  private readonly packed = new Map<string, Uint8Array>();

  private readonly open: OpenFont = (bytes, variation) => {
    if (bytes.length > MAX_BYTES) return undefined;
    const key = keyOf(bytes);
    try {
      return opened(this.unpacked.get(key) ?? bytes, variation);
    } catch (error) {
      if (error instanceof PackedFont && !this.unpacked.has(key)) this.packed.set(key, bytes);
      return undefined;
    }
  };

  readonly tools: TextTools = {
    openFont: this.open,
    levelsOf: (text, direction) => bidi.getEmbeddingLevels(text, direction).levels,
    mirrored: (character) => bidi.getMirroredCharacter(character) ?? character,
  };

  /**
   * Unpacks the fonts that could not be opened for it; one that is damaged stays as it is.
   *
   * @returns whether there are any that can be opened now
   */
  async unpack(): Promise<boolean> {
    const files = [...this.packed];
    this.packed.clear();
    for (const [key, bytes] of files)
      this.unpacked.set(key, unpackedWoff(bytes) ?? (await decompress(bytes).catch(() => bytes)));
    return files.length > 0;
  }
}
