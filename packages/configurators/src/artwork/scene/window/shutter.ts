import type { Point } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import { paintGlass } from "./glass.ts";
import { SHADE } from "../sky/light.ts";
import { patch, shift, type Extent, type RoofPlane } from "../house/roof-plane.ts";
import { paintSlab } from "../house/slab.ts";
import { fillFace, linear, shade, type Stage } from "../stage.ts";

export interface Shutter {
  /** 0 open to 1 closed. */
  readonly closed: number;
  readonly solar: boolean;
}

const SLAT = 0.115;
const COLOUR = "#7a8a93";
const LOW = 0.2;
const HIGH = 0.27;

/** An outer roller shutter: slats, rails, box and solar cell. */
export const paintShutter = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  { closed, solar }: Shutter,
  shadowAside: number,
): void => {
  const { left, top, right, bottom } = extent;
  const length = (bottom - top - 0.02) * closed;
  const slats = Math.max(1, Math.round(length / SLAT));
  if (closed < 1) {
    const curtain = { left: left + 0.02, top: top + 0.1, right: right - 0.02, bottom: top + length };
    fillFace(
      stage,
      patch(plane, { ...shift(curtain, shadowAside, 0), bottom: curtain.bottom + 0.14 }, LOW),
      SHADE,
      0.3,
    );
  }
  for (let slat = 0; slat < slats; slat += 1) {
    paintSlat(stage, plane, left, right, top + (slat * length) / slats, top + ((slat + 1) * length) / slats);
  }
  paintSlab(
    stage,
    plane,
    { left: left + 0.01, top: top + length - 0.03, right: right - 0.01, bottom: top + length + 0.05 },
    LOW,
    0.29,
    "#8a979d",
  );
  for (const rail of [left - 0.07, right]) {
    paintSlab(
      stage,
      plane,
      { left: rail, top: top - 0.05, right: rail + 0.07, bottom: bottom + 0.03 },
      0.03,
      0.3,
      "#39464e",
    );
  }
  paintSlab(
    stage,
    plane,
    { left: left - 0.09, top: top - 0.3, right: right + 0.09, bottom: top + 0.02 },
    0.03,
    0.36,
    "#46545d",
  );
  if (solar) {
    paintGlass(stage, {
      at: (u, v) => plane.at(u, v, 0.361),
      extent: { left: left + 0.1, top: top - 0.25, right: right - 0.1, bottom: top - 0.06 },
      glass: ["#2f5f86", "#16364f", "#0d2233"],
    });
  }
};

const paintSlat = (stage: Stage, plane: RoofPlane, left: number, right: number, top: number, bottom: number): void => {
  const { project } = stage.camera;
  const middle = (left + right) / 2;
  const from = project(plane.at(middle, top, HIGH));
  const aside = project(plane.at(right, top, HIGH));
  const below = project(plane.at(middle, bottom, HIGH));
  // The gradient is perpendicular to the projected slat, so its rounding follows the perspective.
  const length = Math.hypot(aside[0] - from[0], aside[1] - from[1]);
  const square: Point = [-(aside[1] - from[1]) / length, (aside[0] - from[0]) / length];
  const depth = (below[0] - from[0]) * square[0] + (below[1] - from[1]) * square[1];
  fillFace(
    stage,
    [
      plane.at(left + 0.02, top, HIGH),
      plane.at(right - 0.02, top, HIGH),
      plane.at(right - 0.02, bottom, HIGH - 0.03),
      plane.at(left + 0.02, bottom, HIGH - 0.03),
    ],
    linear(
      from,
      [from[0] + square[0] * depth, from[1] + square[1] * depth],
      [0, shade(stage, mix(COLOUR, "#ffffff", 0.22), 1.05)],
      [0.45, shade(stage, COLOUR, 0.98)],
      [0.82, shade(stage, COLOUR, 0.8)],
      [1, shade(stage, COLOUR, 0.42)],
    ),
  );
};
