import type { Drawing, Frame } from "../../drawing/operation.ts";
import { paintChimney } from "./chimney.ts";
import { paintClouds } from "../sky/clouds.ts";
import { mix } from "../surface/colour.ts";
import { paintBottomShade } from "../sky/daylight.ts";
import type { HouseScene } from "../description.ts";
import { paintHaze, paintHills } from "../land/hills.ts";
import { paintWalls, type Body } from "./house-walls.ts";
import { COVERINGS, GABLE_BOARDS, SEASONS, WALL } from "../surface/materials.ts";
import { paintRoof } from "./roof.ts";
import { createRoofPlane } from "./roof-plane.ts";
import { paintRoofWindow } from "../window/roof-window.ts";
import { setStage } from "../set-stage.ts";
import { paintSky, paintStars, paintSun } from "../sky/sky.ts";
import { fillFace, fillPath, linear, shade, sunAtLeft, type Stage } from "../stage.ts";
import { paintForest, paintTree } from "../land/trees.ts";
import { paintSnowfall } from "../sky/weather.ts";

const OVERHANG = 0.38;

/** A whole house in its garden, seen from a corner. */
export const drawHouse = (scene: HouseScene, frame: Frame): Drawing => {
  const stage = setStage(
    scene,
    frame,
    { position: [-7.2, 2.4, 13], target: [0.2, 2.5, 0], focal: 1.15, anchor: [0.5, 0.52] },
    [0.78, 0.3],
  );
  const { horizon = 0.64, pitch = 42, bottomShade = 0.3 } = scene;
  paintSky(stage, 0.72);
  paintSun(stage, scene.sun?.size ?? 0.05);
  if (scene.stars) paintStars(stage, scene.stars);
  paintClouds(stage, scene.clouds ?? { count: 4, opacity: 0.42 });
  paintHills(stage, horizon - 0.06, 0.05);
  paintForest(stage, horizon + 0.06, 22, 0.07, 0.72);
  paintHaze(stage, horizon - 0.1, 0.24, 0.6);
  paintGround(stage, horizon);
  for (const tree of scene.treesBehind ?? []) paintTree(stage, tree);

  const slope = Math.tan((pitch * Math.PI) / 180);
  const eaves = 2.1;
  const depth = 2.6;
  const body: Body = {
    half: 3.3,
    depth,
    eaves,
    ridge: eaves + depth * slope,
    slope,
    wall: scene.wall ?? WALL,
    boards: scene.boards ?? GABLE_BOARDS,
  };
  paintWalls(stage, body);
  paintChimney(stage, { x: 1.7, z: -0.5, foot: body.ridge - 1.2, top: body.ridge + 0.75, width: 0.62 });
  paintHouseRoof(stage, scene, body, pitch);

  if (stage.season === "winter") paintSnowfall(stage, 80);
  paintBottomShade(stage, 0.6, bottomShade);
  return { ...frame, operations: stage.operations };
};

const paintGround = (stage: Stage, horizon: number): void => {
  const { width, height } = stage.frame;
  const [far, near] = SEASONS[stage.season].ground;
  fillPath(
    stage,
    [
      ["M", [0, height * (horizon + 0.055)]],
      ["Q", [width * 0.4, height * (horizon + 0.02)], [width, height * (horizon + 0.06)]],
      ["L", [width, height]],
      ["L", [0, height]],
      ["Z"],
    ],
    linear([0, height * horizon], [0, height], [0, shade(stage, far, 0.95)], [1, shade(stage, near, 0.78)]),
  );
};

const paintHouseRoof = (stage: Stage, scene: HouseScene, body: Body, pitch: number): void => {
  const { half, depth, ridge, slope } = body;
  const { covering, snow = 0 } = scene;
  const length = (depth + OVERHANG) / Math.cos((pitch * Math.PI) / 180);
  const plane = createRoofPlane([0, ridge + 0.12, 0], pitch);
  const left = -half - OVERHANG;
  const right = half + OVERHANG;
  const facing = sunAtLeft(stage) ? 1.02 : 0.7;
  const verge = mix(COVERINGS[covering].colour, "#ffffff", 0.1);
  const drop = (depth + OVERHANG) * slope;

  fillFace(
    stage,
    [plane.at(left, 0), plane.at(left, length), plane.at(left, length, -0.16), plane.at(left, 0, -0.16)],
    shade(stage, verge, facing * 0.95),
  );
  fillFace(
    stage,
    [
      [left, ridge + 0.12, 0],
      [left, ridge - 0.04, 0],
      [left, ridge - 0.04 - drop, -(depth + OVERHANG)],
      [left, ridge + 0.12 - drop, -(depth + OVERHANG)],
    ],
    shade(stage, verge, facing * 0.8),
  );
  paintRoof(
    stage,
    plane,
    { left, top: 0, right, bottom: length },
    { covering, snow, tile: { width: 0.3, course: 0.24 }, bay: 0.34 },
  );
  fillFace(
    stage,
    [
      plane.at(left, length),
      plane.at(right, length),
      plane.at(right, length + 0.02, -0.14),
      plane.at(left, length + 0.02, -0.14),
    ],
    shade(stage, snow > 0 ? "#eaf0f1" : "#8b979c", 0.8),
  );
  for (const window of scene.windows) paintRoofWindow(stage, plane, { snowCap: snow > 0, ...window });
};
