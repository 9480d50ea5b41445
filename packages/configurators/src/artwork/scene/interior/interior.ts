import type { Drawing, Frame } from "../../drawing/operation.ts";
import type { InteriorScene } from "../description.ts";
import { FURNITURE_SETS } from "./furniture-sets.ts";
import { createLightFall, paintFloorLight, paintRoomShafts, type LightFall } from "./interior-light.ts";
import { createRoom, paintRoomShell } from "./interior-shell.ts";
import { paintRoomWindow } from "./interior-window.ts";
import type { Light } from "../sky/light.ts";
import { setStage } from "../set-stage.ts";
import { fillFrame, linear, type Stage } from "../stage.ts";

/** Indoor light differs from outdoor light: lamps at night, even grey in a storm, reflected sun by day. */
const indoors = (scene: InteriorScene, outdoors: Light): Light => {
  switch (scene.hour) {
    case "night":
    case "dusk":
      return { ...outdoors, ambient: "#1d3a50", share: 0.52, level: 0.74, key: "#ffd9a0", glow: 0 };
    case "storm":
      return { ...outdoors, ambient: "#66706f", share: 0.16, level: 0.92, key: "#fff2d8", glow: 0 };
    default:
      return { ...outdoors, share: 0.05, level: 1.04 };
  }
};

/** A room under the roof, with its view and the light from its windows. */
export const drawInterior = (scene: InteriorScene, frame: Frame): Drawing => {
  const set = setStage(
    scene,
    frame,
    { position: [-0.7, 1.5, 4.5], target: [0.1, 1.62, -1], focal: 0.92, anchor: [0.5, 0.5] },
    [0.8, 0],
  );
  const stage: Stage = { ...set, light: indoors(scene, set.light) };
  const night = scene.hour === "night" || scene.hour === "dusk";
  const room = createRoom(scene.pitch ?? 52);
  paintRoomShell(stage, room, scene);

  const falls: LightFall[] = scene.windows.map((window) => {
    paintRoomWindow(stage, room, window, {
      hour: scene.hour,
      sky: set.light,
      frame: scene.frame,
      blindColour: scene.blindColour,
    });
    return createLightFall(room, window);
  });

  const strength = night ? 0.12 : 0.34;
  const colour = night ? "#bfd8dd" : stage.light.key;
  for (const fall of falls) paintFloorLight(stage, fall, colour, strength);
  FURNITURE_SETS[scene.furniture](stage);
  for (const fall of falls) paintRoomShafts(stage, fall, colour, strength);

  const { width, height } = frame;
  fillFrame(
    stage,
    linear([0, height * 0.5], [0, height], [0, "#1a0f06", 0], [1, "#1a0f06", scene.bottomShade ?? 0.22]),
  );
  fillFrame(stage, linear([0, 0], [width * 0.6, height * 0.3], [0, "#08141a", 0.12], [1, "#08141a", 0]));
  return { ...frame, operations: stage.operations };
};
