import { straightPieces } from "../../../drawing/path.ts";
import type { Path, Point } from "../../../drawing/operation.ts";
import type { OutlineFont } from "../outline-font.ts";
import { cutTo, lineShapes, type Part } from "./line-shapes.ts";
import type { LineKind, TextStyle } from "./text-style.ts";

/** A glyph in a row of them, in pixels from the row's beginning on its base line, y down. */
export interface RowGlyph {
  readonly from: number;
  readonly width: number;
  readonly path: Path;
}

/** Where the top of a line is, by the height of the letters and its thickness. */
const TOPS: Readonly<Record<LineKind, (ascent: number, thickness: number) => number>> = {
  underline: (_, thickness) => thickness / 2,
  overline: (ascent, thickness) => -ascent - thickness,
  "line-through": (ascent, thickness) => -ascent / 3 - thickness / 2,
};

/** How far a glyph reaches within a band; undefined when it does not reach into it. */
const within = (path: Path, top: number, bottom: number): readonly [number, number] | undefined => {
  let [left, right] = [Infinity, -Infinity];
  for (const { from, to } of straightPieces(path)) {
    const [low, high] = from[1] <= to[1] ? [from, to] : [to, from];
    if (high[1] <= top || low[1] >= bottom) continue;
    const at = (y: number): number =>
      high[1] === low[1] ? low[0] : low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1]);
    const ends = [at(Math.max(top, low[1])), at(Math.min(bottom, high[1]))];
    left = Math.min(left, ...ends);
    right = Math.max(right, ...ends);
  }
  return left <= right ? [left, right] : undefined;
};

/** What is left of a row without the gaps. */
const between = (length: number, gaps: readonly Part[]): Part[] => {
  const left: Part[] = [];
  let at = 0;
  for (const [from, to] of gaps.toSorted((one, other) => one[0] - other[0])) {
    if (from > at) left.push([at, Math.min(from, length)]);
    at = Math.max(at, to);
  }
  if (at < length) left.push([at, length]);
  return left;
};

/** What a row of letters is set in, and how far below its place its base line is. */
export interface RowStyle {
  readonly style: TextStyle;
  readonly font: OutlineFont;
  readonly scale: number;
  readonly base: number;
}

/** Whether the outlines of letters run counter-clockwise, on the whole. */
const isCounterClockwise = (row: readonly RowGlyph[]): boolean => {
  let area = 0;
  for (const { path } of row)
    for (const { from, to } of straightPieces(path)) area += from[0] * to[1] - to[0] * from[1];
  return area < 0;
};

/** The shapes of a line under, over or through a row of letters, which run in the direction of their outlines. */
export const lineOf = (
  kind: LineKind,
  row: readonly RowGlyph[],
  { style, font, scale, base }: RowStyle,
): readonly (readonly Point[])[] => {
  const { lines } = style;
  if (!lines?.kinds.has(kind)) return [];
  const thickness = lines.thickness === "from-font" ? font.lineThickness * scale : lines.thickness;
  if (!(thickness > 0)) return [];
  const top = base + TOPS[kind](font.ascent * scale, thickness);
  const ends = lineShapes(kind, lines, { length: thickness, top, thickness })
    .flat()
    .map(([, y]) => y);
  const [highest, lowest] = [Math.min(...ends), Math.max(...ends)];
  const length = Math.max(0, ...row.map(({ from, width }) => from + width));
  const gaps = row.flatMap(({ path }) => {
    const own = lines.skipsInk && kind !== "line-through" ? within(path, highest, lowest) : undefined;
    return own ? [[own[0] - thickness, own[1] + thickness] as const] : [];
  });
  const isTurned = isCounterClockwise(row);
  const shapes = lineShapes(kind, lines, { length, top, thickness });
  return between(length, gaps).flatMap((part) =>
    shapes
      .filter((shape) => shape.some(([x]) => x > part[0]) && shape.some(([x]) => x < part[1]))
      .map((shape) => (isTurned ? cutTo(part, shape).toReversed() : cutTo(part, shape))),
  );
};
