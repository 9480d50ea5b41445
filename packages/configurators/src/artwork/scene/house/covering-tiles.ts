import type { Colour, LinearGradient } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import { SHADE } from "../sky/light.ts";
import { patch, type Extent, type RoofPlane } from "./roof-plane.ts";
import { fillFaces, shade, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

export interface TileSize {
  readonly width: number;
  readonly course: number;
}

interface Shade {
  readonly towards: Colour;
  readonly share: number;
}

/** Five shades of one covering, lightest first. */
const SHADES: readonly Shade[] = [
  { towards: "#ffffff", share: 0.085 },
  { towards: "#ffffff", share: 0.04 },
  { towards: "#ffffff", share: 0 },
  { towards: SHADE, share: 0.075 },
  { towards: SHADE, share: 0.14 },
];

const COURSE_SHADOW = 0.045;
const JOINT = 0.018;
/** Slates are split by hand, so their lower edges vary a little. */
const RAGGED = 0.016;

const change = (gradient: LinearGradient, { towards, share }: Shade): LinearGradient => ({
  ...gradient,
  stops: gradient.stops.map((stop) => ({ ...stop, colour: mix(stop.colour, towards, share) })),
});

/**
 * Slates or pantiles in courses with half bond. Tiles are painted on a darker base that shows as joints and shadows, so
 * one outline per tile is enough.
 */
export const paintTiles = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  base: LinearGradient,
  { width, course }: TileSize,
  kind: "slates" | "tiles",
): void => {
  const { random } = stage;
  const shades: Vector[][][] = SHADES.map(() => []);
  const lights: Vector[][] = [];
  const hollows: Vector[][] = [];
  let row = 0;
  for (let top = extent.top; top < extent.bottom - 0.01; top += course) {
    const bottom = Math.min(top + course, extent.bottom);
    const offset = ((row % 2) * width) / 2;
    for (let from = extent.left - offset; from < extent.right; from += width) {
      const left = Math.max(from, extent.left);
      const right = Math.min(from + width, extent.right);
      if (right - left < 0.03) continue;
      const ragged = kind === "slates" ? random() * RAGGED : 0;
      const tile = { left, top, right: right - JOINT, bottom: bottom - COURSE_SHADOW + ragged };
      shades[Math.floor(random() * SHADES.length)]?.push(patch(plane, tile));
      if (kind === "tiles") {
        lights.push(patch(plane, { ...tile, left: left + 0.04, right: Math.min(left + 0.15, right) }));
        hollows.push(patch(plane, { ...tile, left: Math.max(left, right - 0.1) }));
      }
    }
    row += 1;
  }
  fillFaces(stage, [patch(plane, extent)], change(base, { towards: SHADE, share: 0.36 }));
  SHADES.forEach((tone, index) => fillFaces(stage, shades[index] ?? [], change(base, tone)));
  fillFaces(stage, hollows, SHADE, 0.22);
  fillFaces(stage, lights, stage.light.key, 0.2);
};

/** Moss and repaired spots on an old roof. */
export const paintAge = (stage: Stage, plane: RoofPlane, extent: Extent, spots: number): void => {
  const { random } = stage;
  const colours: Colour[] = ["#7f8f5a", "#4f5c3c", "#8c857b"];
  const faces: Vector[][][] = colours.map(() => []);
  for (let index = 0; index < spots; index += 1) {
    const left = extent.left + random() * (extent.right - extent.left);
    const top = extent.top + random() * (extent.bottom - extent.top);
    const right = left + 0.2 + 0.5 * random();
    faces[index % colours.length]?.push(patch(plane, { left, top, right, bottom: top + 0.06 + 0.1 * random() }));
  }
  colours.forEach((colour, index) => fillFaces(stage, faces[index] ?? [], shade(stage, colour, 0.95), 0.5));
};
