import type { Colour, Operation, Paint, Path, Point } from "@lucarne/configurators/artwork/drawing/operation";
import { ellipse, polygon, polyline, roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";

/** The colours of shop items, from the brand's palette. */
export const INK = {
  patina: "#0f5b52",
  patinaLight: "#1b6e63",
  patinaPale: "#a9d6cc",
  patinaDark: "#08322e",
  slate: "#253139",
  slateSoft: "#37454d",
  slateMid: "#7f8e96",
  slatePale: "#d2dadd",
  steel: "#b2bec3",
  copper: "#c4622d",
  copperLight: "#e79b72",
  copperDark: "#a94f20",
  daylight: "#ffd166",
  daylightDark: "#db9c1c",
  wood: "#d2a36b",
  woodDark: "#8a5f38",
  white: "#ffffff",
  chalk: "#eef2f3",
  lime: "#e9f0cf",
} as const satisfies Record<string, Colour>;

export const fill = (path: Path, paint: Paint, opacity?: number): Operation =>
  opacity === undefined ? { kind: "path", path, fill: paint } : { kind: "path", path, fill: paint, opacity };

/** A box from its upper left corner. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: Paint,
  opacity?: number,
): Operation => fill(roundedRectangle(x, y, width, height, radius), paint, opacity);

export const shape = (points: readonly Point[], paint: Paint, opacity?: number): Operation =>
  fill(polygon(points), paint, opacity);

export const disc = (x: number, y: number, radius: number, paint: Paint, opacity?: number): Operation =>
  opacity === undefined
    ? { kind: "circles", circles: [{ centre: [x, y], radius }], fill: paint }
    : { kind: "circles", circles: [{ centre: [x, y], radius }], fill: paint, opacity };

export const oval = (x: number, y: number, rx: number, ry: number, paint: Paint, opacity?: number): Operation =>
  fill(ellipse([x, y], rx, ry), paint, opacity);

/** A line with round ends. */
export const line = (points: readonly Point[], width: number, colour: Colour): Operation => ({
  kind: "stroke",
  path: polyline(points),
  width,
  colour,
  cap: "round",
});

/** A curved line with round ends. */
export const curve = (path: Path, width: number, colour: Colour): Operation => ({
  kind: "stroke",
  path,
  width,
  colour,
  cap: "round",
});

/** The brand's slanted pane; `x` is the left end of its lower edge. */
export const pane = (x: number, y: number, width: number, height: number, colour: Colour = INK.daylight): Operation =>
  shape(
    [
      [x + 0.325 * height, y],
      [x + 0.325 * height + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    colour,
  );

/** A flat shadow on the ground. */
export const groundShadow = (x: number, y: number, rx: number): Operation => oval(x, y, rx, 9, "#253139", 0.18);

/** Operations clipped to an outline. */
export const clipped = (clip: Path, operations: readonly Operation[]): Operation => ({
  kind: "group",
  clip,
  operations,
});

/** A slanted band of light over an outline, from `x` on the bottom line `y`. */
export const shine = (clip: Path, x: number, y: number, width: number, height: number): Operation =>
  clipped(clip, [
    shape(
      [
        [x + 0.325 * height, y - height],
        [x + 0.325 * height + width, y - height],
        [x + width, y],
        [x, y],
      ],
      INK.white,
      0.14,
    ),
  ]);
