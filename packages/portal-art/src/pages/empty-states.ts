import { HIGH_SUN_SHUTTERS, RAIN_SENSOR, STUDY_BLINDS } from "@lucarne/configurators/artwork/covers/flyer-electric";
import { LAYERS_DAY } from "@lucarne/configurators/artwork/covers/flyer-replacement";
import { NIGHT_WATCH } from "@lucarne/configurators/artwork/covers/flyer-dsp";
import { BLUE_HOUR, MORNING_LOFT, PATINA_NOON } from "@lucarne/configurators/artwork/covers/flyer-services";
import type { InteriorScene, SceneDescription } from "@lucarne/configurators/artwork/scene/description";
import { threeWindows } from "@lucarne/configurators/artwork/scene/window-rows";
import type { PortalPicture } from "../portal-picture.ts";
import { MAINTENANCE, NOT_FOUND } from "./special-pages.ts";

/** Small frames show roofs from further away, so that sky stays in the picture. */
const ROOF = { anchor: [0.5, 0.5], focal: 0.9 } as const;
const HOUSE = { anchor: [0.5, 0.52], focal: 1.15 } as const;
const ROOM = { anchor: [0.5, 0.5], focal: 0.92 } as const;

const starlightRoom: InteriorScene = {
  kind: "interior",
  hour: "night",
  windows: [{ place: [-1.75, 1.65, 1.5, 2.3] }, { place: [0.4, 1.65, 1.5, 2.3] }],
  furniture: "bedroom",
  wall: "#d9cdb8",
  frame: "#c99b63",
  lamp: [-1.05, -1.5],
  shaft: 0.09,
  seed: 44,
};

const stormRoom: InteriorScene = {
  kind: "interior",
  hour: "storm",
  windows: [{ place: [-1.9, 1.7, 1.5, 2.2] }, { place: [0.3, 1.7, 1.5, 2.2] }],
  furniture: "living",
  rafters: [-0.3, 1.95],
  wall: "#e9e2d4",
  shaft: 0.1,
  seed: 41,
};

const SCENES: Readonly<Record<string, SceneDescription>> = {
  projects: { ...NIGHT_WATCH, camera: ROOF },
  review: stormRoom,
  orders: starlightRoom,
  cart: { ...MAINTENANCE, camera: ROOF },
  notifications: { ...BLUE_HOUR, camera: HOUSE, horizon: 0.64, sun: { at: [0.86, 0.6], size: 0 } },
  history: { ...RAIN_SENSOR, camera: ROOF },
  team: { ...STUDY_BLINDS, camera: ROOM },
  error: { ...NOT_FOUND, camera: { ...NOT_FOUND.camera, focal: 0.9 }, sun: { at: [0.24, 0.13], size: 0.03 } },
  chat: { ...MORNING_LOFT, hour: "dusk", camera: ROOM, lamp: [-2.35, -1.2], wall: "#e3d6c0", shaft: 0.06, seed: 18 },
  news: {
    ...PATINA_NOON,
    hour: "dawn",
    camera: ROOF,
    sun: { at: [0.8, 0.16] },
    shafts: { direction: 2.2, opacity: 0.16 },
  },
  shop: {
    ...HIGH_SUN_SHUTTERS,
    hour: "winter",
    windows: threeWindows(() => ({ snowCap: true })),
    snow: 0.88,
    camera: ROOF,
    shafts: false,
    seed: 5,
  },
  resources: LAYERS_DAY,
};

/** The small scenes above the text of an empty list. */
export const EMPTY_STATES: readonly PortalPicture[] = Object.entries(SCENES).map(([name, source]) => ({
  name: `empty-${name}`,
  frame: { width: 240, height: 150 },
  source,
  steps: 4,
}));
