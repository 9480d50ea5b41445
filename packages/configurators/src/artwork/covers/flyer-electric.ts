import type { CloseUpScene, InteriorScene } from "../scene/description.ts";
import { windowRow } from "../scene/house/window-rows.ts";
import type { Cover } from "./cover.ts";

/** How far the three shutters are closed, left to right. */

/** How far the two shutters are closed, left to right. */
const HALF_CLOSED = [0.86, 0.3] as const;

const FITTING_A_SHUTTER: CloseUpScene = {
  kind: "close-up",
  hour: "day",
  covering: "slate",
  camera: { anchor: [0.44, 0.47], focal: 1.14 },
  windows: windowRow({ start: -1.9, top: 1.6, width: 1.3, height: 2, gap: 0.55, count: 2 }, (index) => ({
    shutter: HALF_CLOSED[index] ?? 0,
  })),
  sun: { at: [0.8, 0.12], size: 0.055 },
  clouds: { count: 2, between: [0.05, 0.2] },
  shafts: { count: 5, opacity: 0.22 },
  installer: { at: [2.24, 2.95], faces: "left", size: 1.42 },
};

const RAIN_SENSOR: CloseUpScene = {
  kind: "close-up",
  hour: "storm",
  covering: "graphite",
  seed: 31,
  camera: { anchor: [0.5, 0.46], focal: 1.04 },
  windows: [{ place: [-1.5, 1.6, 1.35, 2], shutter: 0.34, solar: false }, { place: [0.5, 1.6, 1.35, 2] }],
  sun: { at: [0.3, 0.1], size: 0 },
  clouds: { count: 6, between: [0.02, 0.28], opacity: 0.55, colour: "#8b9ba0" },
  shafts: false,
};

const STUDY_BLINDS: InteriorScene = {
  kind: "interior",
  hour: "golden",
  seed: 3,
  camera: { anchor: [0.49, 0.45], focal: 0.9 },
  windows: [
    { place: [-2, 1.75, 1.3, 2.15], blind: 0.42 },
    { place: [0.2, 1.75, 1.3, 2.15], blind: 0.2 },
  ],
  furniture: "study",
  wall: "#ede3d2",
  frame: "#f3f1ea",
  blindColour: "#0f5b52",
};

export const FLYER_ELECTRIC: readonly Cover[] = [
  { id: "fitting-a-shutter", scene: FITTING_A_SHUTTER },
  { id: "rain-sensor", scene: RAIN_SENSOR },
  { id: "study-blinds", scene: STUDY_BLINDS },
];
