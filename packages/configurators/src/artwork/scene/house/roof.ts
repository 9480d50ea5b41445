import { paintAge, paintTiles, type TileSize } from "./covering-tiles.ts";
import { paintSeams } from "./covering-seams.ts";
import { mix } from "../surface/colour.ts";
import { COVERINGS, type Covering } from "../surface/materials.ts";
import { patch, type Extent, type RoofPlane } from "./roof-plane.ts";
import { fillFace, fillFaces, linear, shade, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

export interface RoofSurface {
  readonly covering: Covering;
  readonly tile?: TileSize;
  /** Distance of standing seams in metres. */
  readonly bay?: number;
  /** Snow cover, 0 to 1. */
  readonly snow?: number;
  /** Number of mossy spots. */
  readonly age?: number;
  /** How directly the slope faces the light. Default: 1. */
  readonly facing?: number;
  readonly ridge?: boolean;
}

const SNOW_COURSE = 0.34;
const RIDGE_CAP = 0.46;

/** The covering of a roof plane, with snow, age and ridge. */
export const paintRoof = (stage: Stage, plane: RoofPlane, extent: Extent, surface: RoofSurface): void => {
  const { covering, tile = { width: 0.42, course: 0.34 }, snow = 0, age = 0, facing = 1, ridge = true } = surface;
  const { colour, laid } = COVERINGS[covering];
  const from = stage.camera.project(plane.at(extent.left, extent.top));
  const to = stage.camera.project(plane.at((extent.left + extent.right) / 2, extent.bottom));
  const base = linear(
    from,
    to,
    [0, shade(stage, mix(colour, stage.light.key, 0.16), facing * 1.08)],
    [1, shade(stage, colour, facing * 0.82)],
  );
  if (laid === "seams")
    paintSeams(stage, plane, extent, base, colour, facing, {
      bay: surface.bay ?? 0.62,
      weathered: covering === "patina",
    });
  else paintTiles(stage, plane, extent, base, tile, laid);
  if (age > 0) paintAge(stage, plane, extent, age);
  if (snow > 0) {
    fillFace(
      stage,
      patch(plane, extent),
      linear(from, to, [0, shade(stage, "#ffffff")], [1, shade(stage, "#d3e0e5", 0.98)]),
      snow,
    );
    fillFaces(stage, snowLines(plane, extent), "#86a2ae", 0.13);
  }
  if (ridge) paintRidge(stage, plane, extent, covering, snow > 0, facing);
};

const snowLines = (plane: RoofPlane, extent: Extent): Vector[][] => {
  const lines: Vector[][] = [];
  for (let v = extent.top + SNOW_COURSE; v < extent.bottom; v += SNOW_COURSE) {
    lines.push(patch(plane, { ...extent, top: v - 0.03, bottom: v }));
  }
  return lines;
};

const paintRidge = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  covering: Covering,
  snowy: boolean,
  facing: number,
): void => {
  const { left, right, top } = extent;
  const { colour, laid } = COVERINGS[covering];
  const cap = { left, right, top: top - 0.02, bottom: top + 0.2 };
  fillFace(
    stage,
    patch(plane, cap, 0.1),
    shade(stage, snowy ? "#ffffff" : mix(colour, stage.light.key, 0.28), facing * 1.08),
  );
  if (laid !== "seams" && !snowy) {
    const joints: Vector[][] = [];
    for (let u = left + RIDGE_CAP; u < right; u += RIDGE_CAP)
      joints.push(patch(plane, { ...cap, left: u, right: u + 0.022 }, 0.1));
    fillFaces(stage, joints, shade(stage, colour, facing * 0.6), 0.7);
  }
  fillFace(
    stage,
    [
      plane.at(left, cap.bottom, 0.1),
      plane.at(right, cap.bottom, 0.1),
      plane.at(right, top + 0.31),
      plane.at(left, top + 0.31),
    ],
    shade(stage, snowy ? "#c8d8de" : colour, facing * 0.62),
  );
};
