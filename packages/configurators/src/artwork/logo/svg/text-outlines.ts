import type { Path, Point } from "../../drawing/operation.ts";
import type { Size } from "../../page/boxes.ts";
import type { FontFace } from "./font-face.ts";
import type { OpenFont, OutlineFont, ShapedGlyph } from "./outline-font.ts";
import type { Placed } from "./selectors.ts";
import type { Styled } from "./style-sheet.ts";
import { lettersOf, type Letter } from "./text-letters.ts";
import type { TextStyle } from "./text-style.ts";

/** The outlines of letters that one element paints. */
export interface PaintedOutline {
  readonly owner: Placed;
  /** Path data. */
  readonly d: string;
}

/** Hebrew, Arabic and the like, which run from right to left, and marks that change the direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/** Weights from which browsers draw a lighter font bolder. */
const BOLD = 600;

/** The face of a family that a browser chooses for a weight (CSS Fonts, 5.2), unless it would change its letters. */
const faceFor = (faces: readonly FontFace[], { weight, isItalic }: TextStyle): FontFace | undefined => {
  const upright = faces.filter((face) => face.isItalic === isItalic);
  // A browser slants the letters of an upright font, and uses an italic one where there is no other.
  const styled = upright.length > 0 || isItalic ? upright : faces;
  const distance = ({ weights: [least, most] }: FontFace): number => {
    if (weight >= least && weight <= most) return 0;
    const isBelow = most < weight;
    const away = isBelow ? weight - most : least - weight;
    if (weight >= 400 && weight <= 500) return !isBelow && least <= 500 ? away : isBelow ? 1_000 + away : 2_000 + away;
    return isBelow === weight < 400 ? away : 1_000 + away;
  };
  const chosen = styled.toSorted((one, other) => distance(one) - distance(other)).at(0);
  return chosen && weight >= BOLD && chosen.weights[1] < BOLD ? undefined : chosen;
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

/** Letters after each other in one font and size. */
interface Run {
  readonly letters: Letter[];
  readonly font: OutlineFont;
}

/** A glyph and the first letter that it shows. */
interface SetGlyph {
  readonly glyph: ShapedGlyph;
  readonly letter: Letter;
  readonly scale: number;
  readonly width: number;
  readonly font: OutlineFont;
}

const isAnchored = ({ place }: Letter): boolean => place.x !== undefined || place.y !== undefined;

/** Numbers of path data are rounded to this share of the size of its text. */
const DIGITS = 5;

const dataOf = (path: Path, put: (point: Point) => Point, round: (value: number) => number): string =>
  path
    .map(([command, ...points]) => command + points.map((point) => put(point).map(round).join(" ")).join(" "))
    .join("");

/** Draws texts in the fonts that a drawing contains. */
export class TextOutlines {
  private readonly fonts = new Map<string, OutlineFont | undefined>();
  private readonly faces: readonly FontFace[];
  private readonly open: OpenFont;

  constructor(faces: readonly FontFace[], open: OpenFont) {
    this.faces = faces;
    this.open = open;
  }

  /** The outlines of a text; undefined when a browser draws it in another font or in another way. */
  of(text: Placed, styled: Styled, area: Size): PaintedOutline[] | undefined {
    const letters = lettersOf(text, styled, area);
    if (!letters || letters.some(({ character }) => RIGHT_TO_LEFT.test(character))) return undefined;
    const runs: Run[] = [];
    for (const letter of letters) {
      const font = this.fontOf(letter);
      if (!font) return undefined;
      const last = runs.at(-1);
      const before = last?.letters.at(-1);
      const isSame =
        last?.font === font &&
        before?.style.size === letter.style.size &&
        before.style.tracking === letter.style.tracking &&
        before.style.wordSpace === letter.style.wordSpace &&
        before.style.isKerned === letter.style.isKerned;
      if (last && isSame && !isAnchored(letter)) last.letters.push(letter);
      else runs.push({ letters: [letter], font });
    }
    const glyphs: SetGlyph[] = [];
    for (const run of runs) {
      const own = this.glyphsOf(run);
      if (!own) return undefined;
      glyphs.push(...own);
    }
    return this.placed(glyphs);
  }

  private fontOf({ character, style }: Letter): OutlineFont | undefined {
    const code = character.codePointAt(0) ?? 0;
    for (const family of style.families) {
      const own = this.faces.filter((face) => face.family === family);
      // A browser looks for this family outside of the file.
      if (own.length === 0) return undefined;
      const face = faceFor(
        own.filter((one) => includes(one, code)),
        style,
      );
      const font = face && this.opened(face, style);
      if (font?.has(code) === true) return font;
    }
    return undefined;
  }

  private opened(face: FontFace, { weight, size }: TextStyle): OutlineFont | undefined {
    const [least, most] = face.weights;
    const own = Math.min(most, Math.max(least, weight));
    const key = `${this.faces.indexOf(face)} ${own} ${size}`;
    if (!this.fonts.has(key)) this.fonts.set(key, this.open(face.bytes, own, size));
    return this.fonts.get(key);
  }

  private glyphsOf({ letters, font }: Run): SetGlyph[] | undefined {
    const [first] = letters;
    if (!first) return [];
    const { size, tracking, wordSpace, isKerned } = first.style;
    const isPlain =
      tracking !== 0 || letters.some(({ place }) => Object.keys(place).some((name) => !"xy".includes(name)));
    const shaped = font.shape(letters.map(({ character }) => character).join(""), { isPlain, isKerned });
    const scale = size / font.unitsPerEm;
    const glyphs: SetGlyph[] = [];
    let at = 0;
    for (const glyph of shaped) {
      const letter = letters[at];
      if (!letter || glyph.characters === 0) return undefined;
      at += glyph.characters;
      const space = letter.character === " " || letter.character === "\u00A0" ? wordSpace : 0;
      glyphs.push({ glyph, letter, scale, width: glyph.advance * scale + tracking + space, font });
    }
    return at === letters.length ? glyphs : undefined;
  }

  /** The glyphs at their places: each part with a place of its own is moved by its anchor. */
  private placed(glyphs: readonly SetGlyph[]): PaintedOutline[] {
    const outlines: { owner: Placed; d: string }[] = [];
    let [x, y] = [0, 0];
    for (let from = 0; from < glyphs.length;) {
      const next = glyphs.findIndex(({ letter }, index) => index > from && isAnchored(letter));
      const part = glyphs.slice(from, next < 0 ? glyphs.length : next);
      const [first] = part;
      if (!first) break;
      x = first.letter.place.x ?? x;
      y = first.letter.place.y ?? y;
      const width = part.reduce(
        (sum, { letter, width: own }, at) => sum + own + (at > 0 ? (letter.place.dx ?? 0) : 0),
        0,
      );
      const { anchor } = first.letter.style;
      x -= anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
      for (const set of part) {
        const { letter, glyph, scale, font } = set;
        x += letter.place.dx ?? 0;
        y += letter.place.dy ?? 0;
        const down = (BASELINES[letter.style.baseline]?.(font) ?? 0) * scale;
        const turn = ((letter.place.rotate ?? 0) * Math.PI) / 180;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const origin: Point = [x, y];
        const put = ([across, up]: Point): Point => {
          const own: Point = [(across + glyph.offset[0]) * scale, down - (up + glyph.offset[1]) * scale];
          return [origin[0] + own[0] * cos - own[1] * sin, origin[1] + own[0] * sin + own[1] * cos];
        };
        const places = Math.max(0, DIGITS - Math.ceil(Math.log10(Math.max(letter.style.size, 1e-9))));
        const unit = 10 ** Math.min(places, 12);
        const d = dataOf(glyph.path, put, (value) => Math.round(value * unit) / unit);
        const last = outlines.at(-1);
        if (last?.owner.element === letter.owner.element) last.d += d;
        else outlines.push({ owner: letter.owner, d });
        x += set.width;
      }
      from += part.length;
    }
    return outlines.filter(({ d }) => d !== "");
  }
}
