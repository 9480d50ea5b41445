import { isObject } from "@lucarne/api-client/is-object";
import type { Path, Point, Segment } from "@lucarne/configurators/artwork/drawing/operation";
import type { OpenFont, OutlineFont, ShapedGlyph } from "@lucarne/configurators/artwork/logo/svg/outline-font";
import { create, type Font, type PathCommand } from "fontkit";

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

/** The font at a weight and a size; undefined for one that is packed, whose other weights the library does not draw. */
const variationOf = (font: Font, weight: number, size: number): Font | undefined => {
  const wanted: Readonly<Record<string, number>> = { wght: weight, opsz: size };
  const axes = Object.entries(font.variationAxes).flatMap(([name, axis]) => {
    const value = axis && Math.min(axis.max, Math.max(axis.min, wanted[name] ?? axis.default));
    return value === undefined || value === axis?.default ? [] : [[name, value] as const];
  });
  if (axes.length === 0) return font;
  return font.type === "TTF" ? font.getVariation(Object.fromEntries(axes)) : undefined;
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

const shaped = (font: Font, text: string, features: Record<string, boolean>): ShapedGlyph[] => {
  const { glyphs, positions } = font.layout(text, features);
  return glyphs.map((glyph, at) => ({
    path: pathOf(glyph.path),
    characters: glyph.codePoints.length,
    advance: positions[at]?.xAdvance ?? glyph.advanceWidth,
    offset: [positions[at]?.xOffset ?? 0, positions[at]?.yOffset ?? 0] as const,
  }));
};

const opened = (bytes: Uint8Array, weight: number, size: number): OutlineFont | undefined => {
  const any = create(Buffer.from(bytes));
  const font = "layout" in any ? variationOf(any, weight, size) : undefined;
  if (!font || hasColours(font)) return undefined;
  const { unitsPerEm, ascent, descent, xHeight } = font;
  return {
    unitsPerEm,
    ascent,
    descent,
    xHeight,
    has: (code) => attempt(() => font.hasGlyphForCodePoint(code), false),
    shape: (text, { isPlain, isKerned }) => {
      const features = {
        ...(isPlain && { liga: false, clig: false, calt: false }),
        ...(!isKerned && { kern: false }),
      };
      return attempt(() => shaped(font, text, features), []);
    },
  };
};

/** Opens a font that a drawing contains: TrueType, OpenType, WOFF and WOFF2. */
export const openFont: OpenFont = (bytes, weight, size) =>
  bytes.length > MAX_BYTES ? undefined : attempt(() => opened(bytes, weight, size), undefined);
