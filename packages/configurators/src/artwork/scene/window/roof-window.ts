import type { Colour } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import { paintGlass } from "./glass.ts";
import { isLit, SHADE, type Glass } from "../sky/light.ts";
import { DAYLIGHT, FRAME } from "../surface/materials.ts";
import { grow, patch, shift, type Extent, type RoofPlane } from "../house/roof-plane.ts";
import { paintOpenSash, RIM, type Opening } from "./sash.ts";
import { paintShutter } from "./shutter.ts";
import { paintSlab } from "../house/slab.ts";
import { paintSnowCap } from "../house/snow-cap.ts";
import { fillCircles, fillFace, radial, shade, sunAtLeft, type Stage } from "../stage.ts";

export interface RoofWindow {
  /** On the roof, in metres: along the ridge, down the slope, width, height. */
  readonly place: readonly [u: number, v: number, width: number, height: number];
  readonly opening?: Opening;
  /** How far the outer shutter is closed, 0 to 1. */
  readonly shutter?: number;
  /** Whether the shutter's box has a solar cell. Default: true. */
  readonly solar?: boolean;
  readonly frame?: Colour;
  readonly glass?: Glass;
  /** Dirt on the pane, 0 to 1. */
  readonly dirt?: number;
  readonly snowCap?: boolean;
  /** False for a dark room behind a lit scene. */
  readonly lit?: boolean;
}

const FLASHING = 0.13;

/** Everything that one roof window adds to a slope: shadow, halo, flashing, frame, pane or open sash, shutter, snow. */
export const paintRoofWindow = (stage: Stage, plane: RoofPlane, window: RoofWindow): void => {
  const { place, opening, shutter, frame = FRAME, snowCap = false } = window;
  const [u, v, width, height] = place;
  const extent: Extent = { left: u, top: v, right: u + width, bottom: v + height };
  const shadowAside = sunAtLeft(stage) ? 0.16 : -0.16;
  const flashing = { ...grow(extent, FLASHING), bottom: extent.bottom + FLASHING + 0.1 };

  fillFace(stage, patch(plane, { ...shift(flashing, shadowAside, 0.1), bottom: flashing.bottom + 0.12 }), SHADE, 0.3);
  if (isLit(stage.light) && window.lit !== false) paintHalo(stage, plane, extent, shutter === 1 ? 0.4 : 1);
  paintSlab(stage, plane, flashing, 0, 0.035, mix(frame, "#7c8a91", 0.35), 0.95);
  paintSlab(stage, plane, extent, 0.03, 0.15, frame);
  if (opening && opening.degrees > 0) paintOpenSash(stage, plane, extent, opening, frame, shadowAside, window.glass);
  else paintClosedSash(stage, plane, extent, window, frame);
  if (shutter !== undefined)
    paintShutter(stage, plane, extent, { closed: shutter, solar: window.solar ?? true }, shadowAside);
  if (snowCap) paintSnowCap(stage, plane, extent);
};

const paintHalo = (stage: Stage, plane: RoofPlane, { left, top, right, bottom }: Extent, strength: number): void => {
  const { project } = stage.camera;
  const middle = (top + bottom) / 2;
  const centre = project(plane.at((left + right) / 2, middle));
  const edge = project(plane.at(left + (right - left) * 1.9, middle));
  const radius = Math.hypot(centre[0] - edge[0], centre[1] - edge[1]) * 1.25;
  const glow = stage.light.glow * strength;
  fillCircles(
    stage,
    [{ centre, radius }],
    radial(centre, radius, [0, DAYLIGHT, 0.42 * glow], [0.5, DAYLIGHT, 0.14 * glow], [1, DAYLIGHT, 0]),
  );
};

const paintClosedSash = (stage: Stage, plane: RoofPlane, extent: Extent, window: RoofWindow, frame: Colour): void => {
  const { left, top, right, bottom } = extent;
  const width = right - left;
  const height = bottom - top;
  const pane = grow(extent, -RIM);
  paintSlab(
    stage,
    plane,
    { left: left + 0.045, top: top + 0.05, right: right - 0.045, bottom: bottom - 0.05 },
    0.15,
    0.19,
    mix(frame, "#ffffff", 0.07),
  );
  fillFace(stage, patch(plane, grow(pane, 0.015), 0.191), shade(stage, "#12191d", 0.9));
  const dark: Glass = [stage.light.sky[2], stage.light.sky[1], stage.light.sky[0]];
  const glass = window.glass ?? (window.lit === false ? dark : undefined);
  paintGlass(stage, { at: (u, v) => plane.at(u, v, 0.192), extent: pane, ...(glass && { glass }) });
  // The lower part of a lit pane is darker, because the room's floor is behind it.
  if (isLit(stage.light) && window.lit !== false) {
    const at = (u: number, v: number) => plane.at(u, v, 0.193);
    fillFace(
      stage,
      [
        at(pane.left, top + height * 0.74),
        at(pane.right, top + height * 0.7),
        at(pane.right, pane.bottom),
        at(pane.left, pane.bottom),
      ],
      "#8a4b1c",
      0.28,
    );
  }
  if (window.dirt) fillFace(stage, patch(plane, pane, 0.195), "#b9b6a6", window.dirt * 0.5);
  // The ventilation flap along the upper edge.
  paintSlab(
    stage,
    plane,
    { left: left + width * 0.2, top: top + 0.02, right: left + width * 0.8, bottom: top + 0.075 },
    0.19,
    0.22,
    mix(frame, "#ffffff", 0.22),
  );
};
