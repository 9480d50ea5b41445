import type { Drawing, Frame } from "../../drawing/operation.ts";
import { paintChimney } from "../house/chimney.ts";
import { paintClouds } from "../sky/clouds.ts";
import { paintBottomShade, paintShafts } from "../sky/daylight.ts";
import type { CloseUpScene } from "../description.ts";
import { paintHaze, paintHills } from "../land/hills.ts";
import { paintInstaller } from "../installer.ts";
import { paintRoof } from "../house/roof.ts";
import { createRoofPlane } from "../house/roof-plane.ts";
import { paintRoofWindow } from "./roof-window.ts";
import { setStage } from "../set-stage.ts";
import { paintSky, paintStars, paintSun } from "../sky/sky.ts";
import { paintForest } from "../land/trees.ts";
import { paintRain, paintSnowfall } from "../sky/weather.ts";

const ROOF = { left: -9, top: 0, right: 11, bottom: 9.5 };

/** Part of a roof with its windows in front of sky and hills. */
export const drawCloseUp = (scene: CloseUpScene, frame: Frame): Drawing => {
  const stage = setStage(
    scene,
    frame,
    { position: [-3.1, 1.3, 7.2], target: [0.35, -1.15, 1.6], focal: 0.98, anchor: [0.5, 0.5] },
    [0.74, 0.24],
  );
  const { hour, horizon = 0.44, chimney, shafts = {}, bottomShade = 0.34, snow = 0, age = 0 } = scene;
  paintSky(stage, 0.5);
  paintSun(stage, scene.sun?.size ?? 0.045);
  if (hour === "night" || scene.stars) paintStars(stage, scene.stars ?? 60);
  if (scene.clouds) paintClouds(stage, scene.clouds);
  paintHills(stage, horizon, 0.035);
  paintForest(stage, horizon + 0.07, 16, 0.07, 0.8);
  paintHaze(stage, horizon - 0.08, 0.22, 0.55);

  const plane = createRoofPlane([0, 0, 0], scene.pitch ?? 38);
  if (chimney) paintChimney(stage, { x: chimney[0], z: -0.6, foot: -0.9, top: chimney[1], width: 0.8 });
  paintRoof(stage, plane, ROOF, { covering: scene.covering, snow, age });
  for (const window of scene.windows) paintRoofWindow(stage, plane, window);
  if (scene.installer) paintInstaller(stage, plane, scene.installer);

  if (shafts !== false) paintShafts(stage, { direction: 2.1, count: 4, opacity: 0.2, ...shafts });
  if (hour === "winter") paintSnowfall(stage, 90);
  if (hour === "storm") paintRain(stage, 120);
  paintBottomShade(stage, 0.55, bottomShade);
  return { ...frame, operations: stage.operations };
};
