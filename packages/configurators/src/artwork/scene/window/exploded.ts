import type { Colour, Drawing, Frame } from "../../drawing/operation.ts";
import { paintClouds } from "../sky/clouds.ts";
import { paintBottomShade, paintShafts } from "../sky/daylight.ts";
import type { ExplodedScene } from "../description.ts";
import { paintGlass } from "./glass.ts";
import { paintHaze, paintHills } from "../land/hills.ts";
import { SHADE } from "../sky/light.ts";
import { FRAME, INNER_WOOD } from "../surface/materials.ts";
import { paintRoof } from "../house/roof.ts";
import { createRoofPlane, grow, patch, type Extent, type RoofPlane } from "../house/roof-plane.ts";
import { paintSlab } from "../house/slab.ts";
import { setStage } from "../set-stage.ts";
import { paintSky, paintSun } from "../sky/sky.ts";
import { fillFace, fillFaces, shade, type Stage } from "../stage.ts";
import { paintForest } from "../land/trees.ts";
import { add, type Vector } from "../space/vector.ts";

const OPENING: Extent = { left: -0.3, top: 1.7, right: 1.2, bottom: 3.9 };

interface Layer {
  /** Height above the roof and thickness, in metres. */
  readonly height: number;
  readonly thickness: number;
  /** How far the ring reaches outside and inside the opening. */
  readonly outer: number;
  readonly inner: number;
  readonly colour: Colour;
}

/** Insulation frame, flashing, window frame. */
const LAYERS: readonly Layer[] = [
  { height: 0.5, thickness: 0.16, outer: 0.1, inner: -0.06, colour: "#f4e2b0" },
  { height: 1.15, thickness: 0.14, outer: 0.26, inner: 0, colour: "#5a6a73" },
  { height: 1.9, thickness: 0.2, outer: 0.03, inner: -0.12, colour: INNER_WOOD },
];
const SASH_HEIGHT = 2.62;

/** The layers of an installation, lifted above the opened roof. */
export const drawExploded = (scene: ExplodedScene, frame: Frame): Drawing => {
  const stage = setStage(
    scene,
    frame,
    { position: [-5.6, -0.2, 6.4], target: [0.55, -0.55, 2.5], focal: 1.12, anchor: [0.46, 0.53] },
    [0.16, 0.12],
  );
  const plane = createRoofPlane([0, 0, 0], 40);
  paintSky(stage, 0.72);
  paintSun(stage, scene.sun?.size ?? 0);
  if (scene.clouds) paintClouds(stage, scene.clouds);
  paintHills(stage, 0.62, 0.035);
  paintForest(stage, 0.74, 18, 0.06, 0.85);
  paintHaze(stage, 0.5, 0.3, 0.6);
  paintRoof(stage, plane, { left: -9, top: -0.2, right: 11, bottom: 9 }, { covering: scene.covering, ridge: false });
  paintOpenedRoof(stage, plane);

  paintGuides(stage, plane, 0.05, LAYERS[0]?.height ?? 0);
  LAYERS.forEach((layer, index) => {
    paintRing(stage, plane, layer);
    paintGuides(stage, plane, layer.height + layer.thickness, LAYERS[index + 1]?.height ?? SASH_HEIGHT);
  });
  paintSash(stage, plane);
  paintGuides(stage, plane, SASH_HEIGHT + 0.1, 3.35);

  paintShafts(stage, { direction: stage.sun[0] < frame.width / 2 ? 0.7 : 2.4, count: 4, opacity: 0.24 });
  paintBottomShade(stage, 0.6, scene.bottomShade ?? 0.3);
  return { ...frame, operations: stage.operations };
};

const paintOpenedRoof = (stage: Stage, plane: RoofPlane): void => {
  const { left, top, right, bottom } = OPENING;
  fillFace(stage, patch(plane, grow(OPENING, 0.46), 0.012), shade(stage, "#d9b98a", 0.95));
  const battens: Vector[][] = [];
  for (let v = top - 0.34; v < bottom + 0.4; v += 0.42) {
    battens.push(patch(plane, { left: left - 0.46, right: right + 0.46, top: v, bottom: v + 0.1 }, 0.03));
  }
  fillFaces(stage, battens, shade(stage, "#9c6b3b", 0.95));
  fillFace(stage, patch(plane, grow(OPENING, 0.1), 0.03), shade(stage, "#f6e7b8"));
  fillFace(stage, patch(plane, OPENING, 0.035), "#17110b");
  fillFace(
    stage,
    [
      plane.at(left, top, 0.03),
      plane.at(right, top, 0.03),
      plane.at(right, top + 0.34, -0.3),
      plane.at(left, top + 0.34, -0.3),
    ],
    shade(stage, "#e8dac0", 0.8),
  );
  fillFace(
    stage,
    [
      plane.at(left, top, 0.03),
      plane.at(left, bottom, 0.03),
      plane.at(left + 0.3, bottom, -0.3),
      plane.at(left + 0.3, top + 0.3, -0.3),
    ],
    shade(stage, "#e8dac0"),
  );
  fillFace(
    stage,
    patch(plane, grow(OPENING, 0.1), 0.04).map((point) => add(point, [0.35, 0, 0.2])),
    SHADE,
    0.28,
  );
};

/** The corners of the opening, `outwards` from its edge and `n` above the roof. */
const corners = (plane: RoofPlane, outwards: number, n: number): [Vector, Vector, Vector, Vector] => {
  const { left, top, right, bottom } = grow(OPENING, outwards);
  return [plane.at(left, top, n), plane.at(right, top, n), plane.at(right, bottom, n), plane.at(left, bottom, n)];
};

const paintRing = (stage: Stage, plane: RoofPlane, { height, thickness, outer, inner, colour }: Layer): void => {
  const high = height + thickness;
  const outLow = corners(plane, outer, height);
  const outHigh = corners(plane, outer, high);
  const inLow = corners(plane, inner, height);
  const inHigh = corners(plane, inner, high);
  const face = (points: readonly Vector[], facing: number): void =>
    fillFace(stage, points, shade(stage, colour, facing));
  face([inLow[0], inLow[1], inHigh[1], inHigh[0]], 0.7);
  face([inLow[1], inLow[2], inHigh[2], inHigh[1]], 0.9);
  face([outLow[0], outLow[3], outHigh[3], outHigh[0]], 1.02);
  face([outLow[3], outLow[2], outHigh[2], outHigh[3]], 0.66);
  for (const [a, b, facing] of [
    [0, 1, 0.96],
    [1, 2, 0.9],
    [2, 3, 1.04],
    [3, 0, 1],
  ] as const) {
    face([outHigh[a], outHigh[b], inHigh[b], inHigh[a]], facing);
  }
};

const paintSash = (stage: Stage, plane: RoofPlane): void => {
  const lifted: RoofPlane = { ...plane, at: (u, v, n = 0) => plane.at(u, v, n + SASH_HEIGHT) };
  paintSlab(stage, lifted, OPENING, 0, 0.1, FRAME);
  paintGlass(stage, { at: (u, v) => lifted.at(u, v, 0.101), extent: grow(OPENING, -0.1) });
};

/** Dashed guides from the roof to the lifted corners. */
const paintGuides = (stage: Stage, plane: RoofPlane, from: number, to: number): void => {
  const unit = Math.max(stage.frame.width, stage.frame.height);
  const starts = corners(plane, 0, from);
  const ends = corners(plane, 0, to);
  stage.operations.push({
    kind: "stroke",
    path: starts.flatMap((start, index) => {
      const end = ends[index];
      return end
        ? ([
            ["M", stage.camera.project(start)],
            ["L", stage.camera.project(end)],
          ] as const)
        : [];
    }),
    colour: "#fff6dc",
    width: unit / 520,
    dash: [unit / 170, unit / 200],
    opacity: 0.85,
  });
};
