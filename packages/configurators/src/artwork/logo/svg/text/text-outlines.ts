import type { Path, Point } from "../../../drawing/operation.ts";
import { mapPath, polygon } from "../../../drawing/path.ts";
import { boundsOf, type Box, type Size } from "../../../page/boxes.ts";
import type { FontFace, Weights } from "../css/font-face.ts";
import { MEDIUM } from "../css/font-size.ts";
import type { OutlineFont, ShapedGlyph, TextTools, Variation } from "../outline-font.ts";
import type { Placed } from "../css/selectors.ts";
import type { Styled } from "../css/style-sheet.ts";
import { lettersOf, type Letter, type SetLetter, type Spread } from "./text-letters.ts";
import { lineOf, type RowGlyph } from "./text-lines.ts";
import { inSeenOrder, type SeenLetter } from "./text-order.ts";
import { placesOf, type FindLine, type GlyphPlace, type SetGlyph } from "./text-places.ts";
import type { LineKind, TextStyle, Writing } from "./text-style.ts";
import { capsIn, SMALLER, smallCapital } from "./text-variants.ts";
import { isUpright } from "./upright.ts";

/** The outlines of letters that one element paints. */
export interface PaintedOutline {
  readonly owner: Placed;
  /** Path data. */
  readonly d: string;
  /** How much wider its strokes are than its outlines have them, in pixels. */
  readonly bolder: number;
  /** It is a line under, over or through letters. */
  readonly isLine: boolean;
}

const NORMAL = 400;
/** Weights from which browsers draw a lighter font bolder. */
const BOLD = 600;

/** How far a browser slants the letters of an upright font, by their height. */
const SLANT = 1 / 4;
/** How much wider it draws the strokes of a light font for bold letters, by their size. */
const EMBOLDENING = 1 / 32;

/** A face, and what a browser does to its letters. */
interface ChosenFace {
  readonly face: FontFace;
  readonly isBolder: boolean;
  readonly isSlanted: boolean;
}

/** The face of a family that a browser chooses for a style (CSS Fonts, 5.2). */
const faceFor = (
  faces: readonly FontFace[],
  { weight, isItalic, synthesis }: TextStyle,
  weightsOf: (face: FontFace) => Weights,
): ChosenFace | undefined => {
  const same = faces.filter((face) => face.isItalic === isItalic);
  const styled = same.length > 0 ? same : faces;
  const distance = (face: FontFace): number => {
    const [least, most] = weightsOf(face);
    if (weight >= least && weight <= most) return 0;
    const isBelow = most < weight;
    const away = isBelow ? weight - most : least - weight;
    if (weight >= 400 && weight <= 500) return !isBelow && least <= 500 ? away : isBelow ? 1_000 + away : 2_000 + away;
    return isBelow === weight < 400 ? away : 1_000 + away;
  };
  const face = styled.toSorted((one, other) => distance(one) - distance(other)).at(0);
  if (!face) return undefined;
  return {
    face,
    isBolder: synthesis.weight && weight >= BOLD && weightsOf(face)[1] < BOLD,
    isSlanted: synthesis.style && isItalic && !face.isItalic,
  };
};

const includes = ({ letters }: FontFace, code: number): boolean =>
  letters === undefined || letters.some(([from, to]) => code >= from && code <= to);

const BASELINES: Readonly<Record<string, (font: OutlineFont) => number>> = {
  central: ({ ascent, descent }) => (ascent + descent) / 2,
  hanging: ({ ascent }) => ascent * 0.8,
  ideographic: ({ descent }) => descent,
  mathematical: ({ ascent }) => ascent / 2,
  middle: ({ xHeight }) => xHeight / 2,
  "text-after-edge": ({ descent }) => descent,
  "text-before-edge": ({ ascent }) => ascent,
};

/** A font, and what a browser does to its letters. */
interface LetterFont {
  readonly font: OutlineFont;
  readonly isBolder: boolean;
  readonly isSlanted: boolean;
}

/** Letters after each other in one font and size. */
interface Run extends LetterFont {
  readonly letters: SeenLetter[];
}

/** A glyph with the first letter that it shows and its font. */
interface FontGlyph extends SetGlyph, LetterFont {
  readonly glyph: ShapedGlyph;
  readonly scale: number;
}

/** A text as its outlines, and the box of its letters, which is as high as their fonts. */
export interface DrawnText {
  readonly outlines: readonly PaintedOutline[];
  readonly box: Box;
}

/** Numbers of path data are rounded to this share of the size of its text. */
const DIGITS = 5;

const plainNumber = (value: number): number => Math.round(value * 10 ** DIGITS) / 10 ** DIGITS;

/** Path data of an outline. */
export const dataOf = (
  path: Path,
  put: (point: Point) => Point = (point) => point,
  round: (value: number) => number = plainNumber,
): string =>
  path
    .map(([command, ...points]) => command + points.map((point) => put(point).map(round).join(" ")).join(" "))
    .join("");

/** A glyph at its place. */
interface PlacedGlyph extends FontGlyph {
  readonly at: GlyphPlace;
}

/** The base line of letters on their side, where the text does not name one. */
const USUAL: Readonly<Record<Writing, string>> = {
  right: "alphabetic",
  mixed: "central",
  upright: "central",
  down: "alphabetic",
  up: "alphabetic",
};

/** How far below its place the base line of a glyph is, in pixels. */
const baseOf = ({ letter, font, scale }: FontGlyph): number => {
  const { pixels, halves } = letter.style.shift;
  const height = (font.ascent - font.descent) / font.unitsPerEm;
  const shift = halves.reduce((sum, size) => sum + (size * height) / 2, pixels);
  const { baseline, writing } = letter.style;
  return (BASELINES[baseline === "auto" ? USUAL[writing] : baseline]?.(font) ?? 0) * scale - shift;
};

/** Whether a letter stands upright in a line that runs down. */
const isStanding = ({ letter: { character, style } }: Pick<FontGlyph, "letter">): boolean =>
  style.writing === "upright" || (style.writing === "mixed" && isUpright(character.codePointAt(0) ?? 0));

/** The outline of a glyph in pixels from its place on the base line, y down, not turned. */
const outlineOfGlyph = (placed: PlacedGlyph): Path => {
  const { glyph, scale, at } = placed;
  const down = baseOf(placed);
  const slant = placed.isSlanted ? SLANT : 0;
  if (isStanding(placed)) {
    // Upright in a line that runs down: centred across it, and as high as its step.
    const { font, letter } = placed;
    const base = font.ascent * scale - letter.style.shift.pixels;
    return mapPath(glyph.path, ([across, up]) => [
      base - up * scale,
      -(across + up * slant - glyph.advance / 2) * scale,
    ]);
  }
  return mapPath(glyph.path, ([across, up]) => [
    (across + up * slant + glyph.offset[0]) * scale * at.stretch,
    down - (up + glyph.offset[1]) * scale,
  ]);
};

/** Turns a line that runs to the right down or up. */
const turnedBy = (writing: Writing, [x, y]: Point): Point =>
  writing === "right" ? [x, y] : writing === "up" ? [y, -x] : [-y, x];

/** Where a point beside a glyph is in the text. */
const putBy = ({ at: { x, y, turn }, letter }: PlacedGlyph): ((point: Point) => Point) => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { writing } = letter.style;
  return ([across, down]) => turnedBy(writing, [x + across * cos - down * sin, y + across * sin + down * cos]);
};

const isSameFont = (one: LetterFont, other: LetterFont): boolean =>
  one.font === other.font && one.isBolder === other.isBolder && one.isSlanted === other.isSlanted;

/** Whether browsers draw a glyph together with the one before it, with one line under both. */
const continues = (before: PlacedGlyph, next: PlacedGlyph, spreads: readonly Spread[]): boolean =>
  before.letter.owner.element === next.letter.owner.element &&
  isSameFont(before, next) &&
  next.letter.path === undefined &&
  Object.keys(next.letter.place).length === 0 &&
  before.letter.place.rotate === undefined &&
  !spreads.some(({ from, to }) => next.letter.index >= from && next.letter.index < to);

/** Whether letters have the same features and are as high above the base line. */
const isSameSet = (one: TextStyle, other: TextStyle): boolean =>
  JSON.stringify([one.features, one.shift]) === JSON.stringify([other.features, other.shift]);

/** The glyphs that browsers draw together. */
const rowsOf = (glyphs: readonly PlacedGlyph[], spreads: readonly Spread[]): PlacedGlyph[][] => {
  const rows: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = rows.at(-1);
    const before = last?.at(-1);
    if (last && before && continues(before, glyph, spreads)) last.push(glyph);
    else rows.push([glyph]);
  }
  return rows;
};

/** The box of all letters, each as wide as its step and as high as its font. */
const boxOf = (glyphs: readonly PlacedGlyph[]): Box =>
  boundsOf(
    glyphs.flatMap((glyph) => {
      const { font, at, letter } = glyph;
      const scale = (glyph.scale * letter.style.fontSize) / letter.style.size;
      const base = baseOf(glyph);
      const [top, bottom] = [base - font.ascent * scale, base - font.descent * scale];
      const corners: Point[] = [
        [0, top],
        [at.width, top],
        [at.width, bottom],
        [0, bottom],
      ];
      return corners.map(putBy(glyph));
    }),
  );

/** The outlines of the glyphs at their places, and their lines: those under and over letters come before them. */
const drawn = (all: readonly FontGlyph[], places: readonly GlyphPlace[], spreads: readonly Spread[]): DrawnText => {
  const glyphs = all.flatMap((glyph, index): PlacedGlyph[] => {
    const at = places[index];
    return at?.isShown === true ? [{ ...glyph, at }] : [];
  });
  const outlines: { -readonly [Key in keyof PaintedOutline]: PaintedOutline[Key] }[] = [];
  const add = ({ owner, d, isLine, bolder }: PaintedOutline): void => {
    const last = outlines.at(-1);
    if (d === "") return;
    if (last?.owner.element === owner.element && last.isLine === isLine && last.bolder === bolder) last.d += d;
    else outlines.push({ owner, d, isLine, bolder });
  };
  for (const row of rowsOf(glyphs, spreads)) {
    const [first] = row;
    if (!first) continue;
    const { style, owner } = first.letter;
    const places = Math.max(0, DIGITS - Math.ceil(Math.log10(Math.max(style.size, 1e-9))));
    const unit = 10 ** Math.min(places, 12);
    const round = (value: number): number => Math.round(value * unit) / unit;
    const put = putBy(first);
    const own = row.map((glyph): RowGlyph => {
      const from = glyph.at.x - first.at.x;
      const path = mapPath(outlineOfGlyph(glyph), ([across, down]) => [across + (glyph === first ? 0 : from), down]);
      return { from: glyph === first ? 0 : from, width: glyph.at.width, path };
    });
    const addLine = (kind: LineKind): void => {
      const { lines } = style;
      if (!lines) return;
      const lineScale = (first.scale * style.fontSize) / style.size;
      for (const corners of lineOf(kind, own, { ...first, scale: lineScale, style, base: baseOf(first) }))
        add({ owner: lines.owner, d: dataOf(polygon(corners), put, round), isLine: true, bolder: 0 });
    };
    addLine("underline");
    addLine("overline");
    for (const [at, { path }] of own.entries()) {
      const { isBolder, letter } = row[at] ?? first;
      const bolder = isBolder ? letter.style.size * EMBOLDENING : 0;
      add({ owner, d: dataOf(path, put, round), isLine: false, bolder });
    }
    addLine("line-through");
  }
  return { outlines, box: boxOf(glyphs) };
};

/** Draws texts in the fonts that a drawing contains. */
export class TextOutlines {
  private readonly fonts = new Map<string, OutlineFont | undefined>();
  private readonly faces: readonly FontFace[];
  private readonly tools: TextTools;

  constructor(faces: readonly FontFace[], tools: TextTools) {
    this.faces = faces;
    this.tools = tools;
  }

  /**
   * The outlines of a text; undefined when a browser draws it in another font or in another way.
   * @param lineOf the line of a `textPath`
   */
  of(text: Placed, styled: Styled, area: Size, lineOf: FindLine): DrawnText | undefined {
    const lettering = lettersOf(text, styled, area, this.set);
    const letters = lettering && inSeenOrder(lettering, this.tools);
    if (!letters) return undefined;
    const runs: Run[] = [];
    for (const letter of letters) {
      const own = this.fontOf(letter);
      if (!own) return undefined;
      const last = runs.at(-1);
      const before = last?.letters.at(-1);
      const isSame =
        last !== undefined &&
        isSameFont(last, own) &&
        before?.style.size === letter.style.size &&
        before.style.tracking === letter.style.tracking &&
        before.style.wordSpace === letter.style.wordSpace &&
        before.style.isKerned === letter.style.isKerned &&
        isSameSet(before.style, letter.style) &&
        before.isReversed === letter.isReversed &&
        before.part === letter.part;
      if (isSame) last.letters.push(letter);
      else runs.push({ letters: [letter], ...own });
    }
    const glyphs: FontGlyph[] = [];
    for (const run of runs) {
      const own = this.glyphsOf(run, lettering.spreads.length > 0);
      if (!own) return undefined;
      glyphs.push(...own);
    }
    return drawn(glyphs, placesOf(glyphs, lettering.spreads, lineOf), lettering.spreads);
  }

  /** A letter that is a small capital by the font's own features, or by a smaller usual one. */
  private readonly set: SetLetter = (letter, style) => {
    const { caps, features } = style;
    if (caps === "normal") return { text: letter, style };
    const font = this.fontOf({ character: letter, style })?.font;
    const own = font?.hasFeature && capsIn(caps, font.hasFeature);
    if (own) return { text: letter, style: { ...style, features: { ...own, ...features } } };
    const small = smallCapital(caps, letter);
    return small === undefined
      ? { text: letter, style }
      : { text: small, style: { ...style, size: style.size * SMALLER } };
  };

  private fontOf({ character, style }: Pick<Letter, "character" | "style">): LetterFont | undefined {
    const code = character.codePointAt(0) ?? 0;
    for (const family of style.families) {
      const own = this.faces.filter((face) => face.family === family);
      // A browser looks for this family outside of the file.
      if (own.length === 0) return undefined;
      let left = own.filter((face) => includes(face, code));
      for (let chosen = faceFor(left, style, this.weightsOf); chosen; chosen = faceFor(left, style, this.weightsOf)) {
        const { face, ...synthesis } = chosen;
        const font = this.opened(face, style);
        if (font?.has(code) === true) return { font, ...synthesis };
        left = left.filter((one) => one !== face);
      }
    }
    return undefined;
  }

  /** The weights of a face: those that it names, else all of its font. */
  private readonly weightsOf = (face: FontFace): Weights =>
    face.weights ?? this.openedAt(face, { weight: NORMAL, size: MEDIUM, axes: {} })?.weights ?? [NORMAL, NORMAL];

  private opened(face: FontFace, { weight, size, axes }: TextStyle): OutlineFont | undefined {
    const [least, most] = this.weightsOf(face);
    return this.openedAt(face, { weight: Math.min(most, Math.max(least, weight)), size, axes });
  }

  private openedAt(face: FontFace, variation: Variation): OutlineFont | undefined {
    const key = JSON.stringify([this.faces.indexOf(face), variation]);
    if (!this.fonts.has(key)) this.fonts.set(key, this.tools.openFont(face.bytes, variation));
    return this.fonts.get(key);
  }

  private glyphsOf({ letters, ...own }: Run, isSpread: boolean): FontGlyph[] | undefined {
    const [first] = letters;
    if (!first) return [];
    const { font } = own;
    const { size, tracking, wordSpace, isKerned, features } = first.style;
    const isPlain =
      isSpread ||
      first.path !== undefined ||
      tracking !== 0 ||
      letters.some(({ place }) => Object.keys(place).some((name) => !"xy".includes(name)));
    const { isReversed } = first;
    const written = isReversed ? letters.toReversed() : letters;
    const text = written.map(({ character }) => (isReversed ? this.tools.mirrored(character) : character)).join("");
    const shaped = font.shape(text, { isPlain, isKerned, isReversed, features });
    const scale = size / font.unitsPerEm;
    const glyphs: FontGlyph[] = [];
    let at = 0;
    for (const glyph of shaped) {
      const shown = letters.slice(at, at + glyph.characters);
      const letter = isReversed ? shown.at(-1) : shown[0];
      if (!letter) return undefined;
      at += glyph.characters;
      const space = letter.character === " " || letter.character === "\u00A0" ? wordSpace : 0;
      const step = isStanding({ letter }) ? font.ascent - font.descent : glyph.advance;
      glyphs.push({ glyph, letter, scale, width: step * scale + tracking + space, ...own });
    }
    return at === letters.length ? glyphs : undefined;
  }
}
