import type { Point } from "../../../drawing/operation.ts";
import type { LineKind, TextLines } from "./text-style.ts";

/** A part of a row, or of a line, from one place across to another. */
export type Part = readonly [from: number, to: number];

const rectangle = ([from, to]: Part, top: number, thickness: number): Point[] => [
  [from, top],
  [to, top],
  [to, top + thickness],
  [from, top + thickness],
];

/** The gap between dashes with which a line ends with a dash: the nearest to the wanted one. */
const gapBetween = (length: number, dash: number, wanted: number): number => {
  const count = Math.floor((length + wanted) / (dash + wanted));
  const gaps = [count, count + 1].map((dashes) => (length - dashes * dash) / (dashes - 1));
  const [wider = wanted, closer = wanted] = gaps;
  return closer <= 0 || Math.abs(wider - wanted) < Math.abs(closer - wanted) ? wider : closer;
};

/** Most dashes or waves of a line. */
const MAX_PIECES = 2_000;

const repeated = (length: number, step: number): number[] =>
  Array.from({ length: Math.min(MAX_PIECES, Math.ceil(length / step)) }, (_, index) => index * step);

const dashes = (length: number, top: number, thickness: number): Point[][] => {
  const [dash, wanted] = [2 * thickness, thickness];
  if (length <= 2 * dash) return [rectangle([0, length], top, thickness)];
  const scale = Math.min(1, length / (2 * dash + wanted));
  const gap = scale < 1 ? wanted * scale : gapBetween(length, dash, wanted);
  return repeated(length, dash * scale + gap).map((from) =>
    rectangle([from, Math.min(length, from + dash * scale)], top, thickness),
  );
};

const CORNERS_OF_DOT = 32;

const dots = (length: number, top: number, thickness: number): Point[][] => {
  const radius = thickness / 2;
  const pitch = length < 2 * thickness ? 2 * thickness : gapBetween(length, thickness, thickness) + thickness;
  return repeated(length - thickness / 2, pitch).map((from) =>
    Array.from({ length: CORNERS_OF_DOT }, (_, corner): Point => {
      const angle = (2 * Math.PI * corner) / CORNERS_OF_DOT;
      return [from + radius + radius * Math.cos(angle), top + radius + radius * Math.sin(angle)];
    }),
  );
};

const CORNERS_OF_WAVE = 24;

/** A wave whose turns are two thicknesses apart, drawn with a pen as thick as the line. */
const wave = (length: number, middle: number, thickness: number): Point[] => {
  const [step, height] = [2 * thickness, 3 * thickness];
  const along = repeated(length, 2 * step).flatMap((from) =>
    Array.from({ length: CORNERS_OF_WAVE }, (_, corner): readonly [point: Point, slope: Point] => {
      const at = corner / CORNERS_OF_WAVE;
      const rest = 1 - at;
      // A curve from (0, 0) by (step, height) and (step, -height) to (2 step, 0).
      const across = 3 * at * rest * step + 2 * at ** 3 * step;
      const down = 3 * at * rest * (rest - at) * height;
      const slope: Point = [3 * step * (1 - 2 * at + 2 * at ** 2), 3 * height * (1 - 6 * at + 6 * at ** 2)];
      return [[from + across, middle + down], slope];
    }),
  );
  const side = (sign: number): Point[] =>
    along.map(([[x, y], [dx, dy]]) => {
      const share = (sign * thickness) / 2 / Math.hypot(dx, dy);
      return [x + dy * share, y - dx * share];
    });
  return [...side(1), ...side(-1).toReversed()];
};

/** What a convex or wavy shape has within a part of its row. */
export const cutTo = ([from, to]: Part, shape: readonly Point[]): Point[] =>
  shape.map(([x, y]) => [Math.min(to, Math.max(from, x)), y]);

/** Where a second line and a wave are, by the direction in which they are away from the letters. */
const AWAY: Readonly<Record<LineKind, number>> = { underline: 1, overline: -1, "line-through": 1 };

/** The shapes of a line over the whole length of its row. */
export const lineShapes = (
  kind: LineKind,
  { style }: Pick<TextLines, "style">,
  { length, top, thickness }: { readonly length: number; readonly top: number; readonly thickness: number },
): Point[][] => {
  const second = AWAY[kind] * (thickness + 1);
  switch (style) {
    case "solid":
      return [rectangle([0, length], top, thickness)];
    case "double":
      return [top, top + second].map((one) => rectangle([0, length], one, thickness));
    case "wavy":
      return [wave(length, kind === "line-through" ? top : top + second, thickness)];
    case "dotted":
      return dots(length, top, thickness);
    case "dashed":
      return dashes(length, top, thickness);
  }
};
