import type { Placed } from "../css/selectors.ts";
import type { Letter, Spread } from "./text-letters.ts";
import type { SeenLetter } from "./text-order.ts";
import type { TextLine } from "./text-path.ts";

/** A glyph and the first letter that it shows. */
export interface SetGlyph {
  readonly letter: SeenLetter;
  readonly width: number;
}

/** Where a glyph stands. */
export interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  readonly width: number;
  /** How much wider it is than its font has it. */
  readonly stretch: number;
  /** False for a glyph beyond the ends of its line. */
  readonly isShown: boolean;
}

/** A line of text, and where on it the text begins. */
export interface StartedLine {
  readonly line: TextLine;
  readonly start: number;
}

/** Finds the line of a `textPath`. */
export type FindLine = (path: Placed) => StartedLine | undefined;

/** The place of a glyph while the steps move it. */
interface Moving {
  x: number;
  y: number;
  width: number;
  stretch: number;
}

/** Whether a glyph is the first seen one of a part of the text, which its anchor moves. */
const startsPart = (glyphs: readonly SetGlyph[], at: number): boolean =>
  at === 0 || glyphs[at]?.letter.part !== glyphs[at - 1]?.letter.part;

const edgesOf = (places: readonly Moving[]): readonly [left: number, right: number] => [
  Math.min(...places.map(({ x, width }) => Math.min(x, x + width))),
  Math.max(...places.map(({ x, width }) => Math.max(x, x + width))),
];

/** Moves what follows letters with a length, up to the next part. */
const follow = (glyphs: readonly SetGlyph[], places: readonly Moving[], from: number, shift: number): void => {
  for (let index = from; index < glyphs.length && !startsPart(glyphs, index); index += 1) {
    const place = places[index];
    if (place) place.x += shift;
  }
};

/** Spreads or stretches letters to their length (SVG 2, 11.5.1). */
const spread = (glyphs: readonly SetGlyph[], places: readonly Moving[], spreads: readonly Spread[]): void => {
  for (const [order, { from, to, length, isStretched }] of spreads.entries()) {
    const inside = spreads.slice(0, order).filter((inner) => inner.from >= from && inner.to <= to);
    const isInner = (index: number): boolean => inside.some((inner) => index >= inner.from && index < inner.to);
    const own = glyphs.flatMap((glyph, at) => (glyph.letter.index >= from && glyph.letter.index < to ? [at] : []));
    const first = own[0] ?? 0;
    const members = own.flatMap((at) => places[at] ?? []);
    const [left, right] = edgesOf(members);
    const more = length - (right - left);
    const next = first + own.length;
    if (isStretched && right > left) {
      const scale = length / (right - left);
      for (const place of members) {
        place.x = left + (place.x - left) * scale;
        place.width *= scale;
        place.stretch *= scale;
      }
      follow(glyphs, places, next, more);
      continue;
    }
    const parts = own.filter((at) => !isInner(glyphs[at]?.letter.index ?? 0)).length + inside.length - 1;
    if (parts <= 0) continue;
    let shift = 0;
    for (const [at, place] of members.entries()) {
      place.x += shift;
      const { index = 0 } = glyphs[first + at]?.letter ?? {};
      if (!isInner(index) || inside.some((inner) => inner.to - 1 === index)) shift += more / parts;
    }
    // What follows has the distance that the letters have.
    follow(glyphs, places, next, shift);
  }
};

/** Where a letter begins that follows letters on another line, or on none. */
const startOf = (
  { path }: Letter,
  before: Letter | undefined,
  lineOf: FindLine,
): readonly [x: number, y: number] | undefined => {
  if (path === before?.path) return undefined;
  if (path) return [0, 0];
  // What follows a line begins at its end.
  const line = before?.path && lineOf(before.path)?.line;
  return line?.at(line.length).point;
};

/** The positions of glyphs in the order in which their letters are written. */
const writtenOrder = (glyphs: readonly SetGlyph[]): number[] =>
  [...glyphs.keys()].toSorted((one, other) => (glyphs[one]?.letter.index ?? 0) - (glyphs[other]?.letter.index ?? 0));

/** Puts letters where the text says, and moves each part by its anchor. */
const anchor = (glyphs: readonly SetGlyph[], places: readonly Moving[], lineOf: FindLine): void => {
  let [across, down] = [0, 0];
  const written = writtenOrder(glyphs);
  for (const [order, at] of written.entries()) {
    const [glyph, place] = [glyphs[at], places[at]];
    if (!glyph || !place) continue;
    const { letter } = glyph;
    const { x, y, dx = 0, dy = 0 } = letter.place;
    const start = startOf(letter, glyphs[written[order - 1] ?? -1]?.letter, lineOf);
    const [left, top] = [x ?? start?.[0], letter.path ? start?.[1] : (y ?? start?.[1])];
    // Steps count from the place.
    if (left !== undefined) across = left + dx - place.x;
    if (top !== undefined) down = top + dy - place.y;
    place.x += across;
    place.y += down;
  }
  for (let from = 0; from < glyphs.length;) {
    let to = from + 1;
    while (to < glyphs.length && !startsPart(glyphs, to)) to += 1;
    const part = places.slice(from, to);
    const [left, right] = edgesOf(part);
    const first = from + (writtenOrder(glyphs.slice(from, to))[0] ?? 0);
    const wanted = places[first]?.x ?? 0;
    const { anchor: side = "start", direction = "ltr" } = glyphs[first]?.letter.style ?? {};
    const isLeft = side === (direction === "rtl" ? "end" : "start");
    const shift = wanted - (side === "middle" ? (left + right) / 2 : isLeft ? left : right);
    for (const place of part) place.x += shift;
    from = to;
  }
};

/** The place of a letter on its line (SVG 2, 11.8.3). */
const onLine = ({ letter }: SetGlyph, place: Moving, { line, start }: StartedLine): GlyphPlace => {
  const { width, stretch } = place;
  const middle = place.x + width / 2 + start;
  const rotated = letter.place.rotate ?? 0;
  // Browsers do not go around a closed line again.
  if (middle < 0 || middle > line.length) return { x: 0, y: 0, turn: 0, width, stretch, isShown: false };
  const { point, turn } = line.at(middle);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = width / 2;
  return {
    x: point[0] - half * cos - place.y * sin,
    y: point[1] - half * sin + place.y * cos,
    turn: turn + rotated,
    width,
    stretch,
    isShown: true,
  };
};

/**
 * The places of the glyphs of a text (SVG 2, 11.5).
 * @param lineOf the line of a `textPath`; undefined when there is none, and its text is not shown
 */
export const placesOf = (glyphs: readonly SetGlyph[], spreads: readonly Spread[], lineOf: FindLine): GlyphPlace[] => {
  const places: Moving[] = [];
  let [end, dx, dy] = [0, 0, 0];
  for (const { width } of glyphs) {
    places.push({ x: end, y: 0, width, stretch: 1 });
    end += width;
  }
  for (const at of writtenOrder(glyphs)) {
    const [letter, place] = [glyphs[at]?.letter, places[at]];
    if (!letter || !place) continue;
    dx += letter.place.dx ?? 0;
    dy += letter.place.dy ?? 0;
    place.x += dx;
    place.y = dy;
  }
  spread(glyphs, places, spreads);
  anchor(glyphs, places, lineOf);
  const all: GlyphPlace[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const place = places[index];
    if (!place) continue;
    const { path } = glyph.letter;
    const line = path && lineOf(path);
    if (path && !line) all.push({ ...place, turn: 0, isShown: false });
    else if (line) all.push(onLine(glyph, place, line));
    else all.push({ ...place, turn: glyph.letter.place.rotate ?? 0, isShown: true });
  }
  return all;
};
