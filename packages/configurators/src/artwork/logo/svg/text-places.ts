import type { Placed } from "./selectors.ts";
import type { Letter, Spread } from "./text-letters.ts";
import type { TextLine } from "./text-path.ts";

/** A glyph and the letter that it shows. */
export interface SetGlyph {
  readonly letter: Letter;
  /** Of its letter in the text. */
  readonly index: number;
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
  /** Beyond the ends of its line it is not. */
  readonly isShown: boolean;
}

/** A line of text, and where on it the text begins. */
export interface StartedLine {
  readonly line: TextLine;
  readonly start: number;
}

/** The place of a glyph while the steps move it. */
interface Moving {
  x: number;
  y: number;
  width: number;
  stretch: number;
}

/** Whether a glyph begins a part of the text that its anchor moves. */
const startsPart = (glyphs: readonly SetGlyph[], index: number): boolean => {
  const letter = glyphs[index]?.letter;
  const { x, y } = letter?.place ?? {};
  return index === 0 || x !== undefined || y !== undefined || letter?.path !== glyphs[index - 1]?.letter.path;
};

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
const spread = (glyphs: readonly SetGlyph[], places: readonly Moving[], spreads: readonly Spread[]): boolean => {
  for (const [order, { from, to, length, isStretched }] of spreads.entries()) {
    const inside = spreads.slice(0, order).filter((inner) => inner.from >= from && inner.to <= to);
    const isInner = (index: number): boolean => inside.some((inner) => index >= inner.from && index < inner.to);
    const own = glyphs.flatMap((glyph, at) => (glyph.index >= from && glyph.index < to ? [at] : []));
    const first = own[0] ?? 0;
    if (own.some((at) => at !== first && startsPart(glyphs, at))) return false;
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
    const parts = own.filter((at) => !isInner(glyphs[at]?.index ?? 0)).length + inside.length - 1;
    if (parts <= 0) continue;
    let shift = 0;
    for (const [at, place] of members.entries()) {
      place.x += shift;
      const { index = 0 } = glyphs[first + at] ?? {};
      if (!isInner(index) || inside.some((inner) => inner.to - 1 === index)) shift += more / parts;
    }
    // What follows has the distance that the letters have.
    follow(glyphs, places, next, shift);
  }
  return true;
};

/** Puts letters where the text says, and moves each part by its anchor. */
const anchor = (glyphs: readonly SetGlyph[], places: readonly Moving[]): void => {
  let [across, down] = [0, 0];
  for (const [index, { letter }] of glyphs.entries()) {
    const place = places[index];
    if (!place) continue;
    const isFirst = letter.path !== undefined && letter.path !== glyphs[index - 1]?.letter.path;
    const x = letter.place.x ?? (isFirst ? 0 : undefined);
    if (x !== undefined) across = x - place.x;
    if (letter.path) down = isFirst ? 0 : down;
    else if (letter.place.y !== undefined) down = letter.place.y - place.y;
    place.x += across;
    place.y += down;
  }
  for (let from = 0; from < glyphs.length;) {
    let to = from + 1;
    while (to < glyphs.length && !startsPart(glyphs, to)) to += 1;
    const part = places.slice(from, to);
    const [left, right] = edgesOf(part);
    const wanted = part[0]?.x ?? 0;
    const side = glyphs[from]?.letter.style.anchor ?? "start";
    const shift = wanted - (side === "start" ? left : side === "end" ? right : (left + right) / 2);
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
 * The places of the glyphs of a text (SVG 2, 11.5); undefined for an order that is not read.
 * @param lineOf the line of a `textPath`; undefined when there is none, and its text is not shown
 */
export const placesOf = (
  glyphs: readonly SetGlyph[],
  spreads: readonly Spread[],
  lineOf: (path: Placed) => StartedLine | undefined,
): GlyphPlace[] | undefined => {
  const places: Moving[] = [];
  let [at, dx, dy] = [0, 0, 0];
  for (const { letter, width } of glyphs) {
    dx += letter.place.dx ?? 0;
    dy += letter.place.dy ?? 0;
    places.push({ x: at + dx, y: dy, width, stretch: 1 });
    at += width;
  }
  if (!spread(glyphs, places, spreads)) return undefined;
  anchor(glyphs, places);
  const all: GlyphPlace[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const place = places[index];
    if (!place) continue;
    const { path } = glyph.letter;
    const line = path && lineOf(path);
    // What follows a line begins at its end.
    if (!path && glyph.letter.character !== " " && glyphs[index - 1]?.letter.path) return undefined;
    if (path && !line) all.push({ ...place, turn: 0, isShown: false });
    else if (line) all.push(onLine(glyph, place, line));
    else all.push({ ...place, turn: glyph.letter.place.rotate ?? 0, isShown: true });
  }
  return all;
};
