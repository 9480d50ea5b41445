import type { Frame, Point } from "../drawing/operation.ts";
import { createCamera, type CameraPlacement } from "./space/camera.ts";
import { LIGHTS, type Hour } from "./sky/light.ts";
import type { Season } from "./surface/materials.ts";
import { seededRandom } from "./surface/random.ts";
import type { Stage } from "./stage.ts";

interface Setting {
  readonly hour: Hour;
  readonly season?: Season;
  readonly seed?: number;
  readonly camera?: Partial<CameraPlacement>;
  readonly sun?: { readonly at: Point };
}

/** An empty stage for a scene, with the scene kind's default camera and sun. */
export const setStage = (setting: Setting, frame: Frame, camera: CameraPlacement, sun: Point): Stage => {
  const at = setting.sun?.at ?? sun;
  return {
    frame,
    camera: createCamera({ ...camera, ...setting.camera }, frame),
    light: LIGHTS[setting.hour],
    season: setting.season ?? (setting.hour === "winter" ? "winter" : "summer"),
    random: seededRandom(setting.seed ?? 7),
    sun: [at[0] * frame.width, at[1] * frame.height],
    operations: [],
  };
};
