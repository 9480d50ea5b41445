import { cutPolygon, pointBetween } from "../../drawing/clip.ts";
import type { Colour, Point } from "../../drawing/operation.ts";
import { isLit, type Glass } from "../sky/light.ts";
import type { Extent } from "../house/roof-plane.ts";
import { fillFace, linear, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

export interface Pane {
  /** Maps a position on the pane to a point in space. */
  readonly at: (u: number, v: number) => Vector;
  readonly extent: Extent;
  readonly glass?: Glass;
}

interface Reflection {
  /** Start and end of the band across the pane: 0 upper left, 1.62 lower right. */
  readonly from: number;
  readonly to: number;
  readonly opacity: number;
}

const BY_DAY: readonly Reflection[] = [
  { from: 0.1, to: 0.42, opacity: 0.3 },
  { from: 0.5, to: 0.58, opacity: 0.22 },
  { from: 1.05, to: 1.3, opacity: 0.12 },
];
const LIT: readonly Reflection[] = [
  { from: 0.15, to: 0.4, opacity: 0.22 },
  { from: 0.48, to: 0.54, opacity: 0.16 },
];
const LEAN = 0.62;

/** A pane of glass: a gradient with three stops and slanted reflections. */
export const paintGlass = (stage: Stage, { at, extent, glass = stage.light.glass }: Pane): void => {
  const { left, top, right, bottom } = extent;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const face = (points: readonly Point[]): Vector[] => points.map(([u, v]) => at(u, v));
  const [first, second, third] = glass;
  const { project } = stage.camera;
  fillFace(
    stage,
    face(corners),
    linear(project(at(left, top)), project(at(right, bottom)), [0, first], [0.45, second], [1, third]),
  );

  const across = ([u, v]: Point): number => (u - left) / (right - left) + ((v - top) / (bottom - top)) * LEAN;
  const white: Colour = "#ffffff";
  for (const { from, to, opacity } of isLit(stage.light) ? LIT : BY_DAY) {
    const begun = cutPolygon(corners, (point) => across(point) - from, pointBetween);
    fillFace(stage, face(cutPolygon(begun, (point) => to - across(point), pointBetween)), white, opacity);
  }
};
