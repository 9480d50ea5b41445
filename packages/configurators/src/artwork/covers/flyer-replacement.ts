import type { CloseUpScene, CutScene, ExplodedScene, HouseScene, InteriorScene } from "../scene/description.ts";
import { threeWindows } from "../scene/house/window-rows.ts";
import type { Cover } from "./cover.ts";

const CUT_CAMERA = { anchor: [0.49, 0.47], focal: 1.02 } as const;

const WORN: CloseUpScene = {
  kind: "close-up",
  hour: "storm",
  covering: "old",
  age: 160,
  seed: 2,
  camera: CUT_CAMERA,
  windows: threeWindows(() => ({ frame: "#6b5a48", dirt: 1, lit: false, glass: ["#a9ada4", "#7f8784", "#59625f"] })),
  sun: { at: [0.74, 0.24], size: 0 },
  clouds: { count: 4, between: [0.04, 0.26], colour: "#8b9ba0" },
  shafts: false,
};

const RENEWED: CloseUpScene = {
  kind: "close-up",
  hour: "day",
  covering: "slate",
  seed: 2,
  camera: CUT_CAMERA,
  windows: threeWindows(),
  sun: { at: [0.84, 0.14] },
  clouds: { count: 3, between: [0.05, 0.24] },
  shafts: { opacity: 0.16 },
};

const BEFORE_AFTER: CutScene = { kind: "cut", edge: [0.62, 0.34], before: WORN, after: RENEWED };

const LAYERS_DAY: ExplodedScene = {
  kind: "exploded",
  hour: "day",
  covering: "slate",
  seed: 8,
  camera: { anchor: [0.44, 0.5], focal: 1.02 },
};

const NEW_LIGHT_BEDROOM: InteriorScene = {
  kind: "interior",
  hour: "day",
  seed: 12,
  camera: { anchor: [0.49, 0.45], focal: 0.9 },
  windows: [{ place: [-1.7, 1.65, 1.5, 2.35] }, { place: [0.3, 1.65, 1.5, 2.35] }],
  furniture: "bedroom",
  floor: "#d0ae82",
  frame: "#f6f4ee",
};

const SPRING_HOUSE: HouseScene = {
  kind: "house",
  hour: "dawn",
  season: "spring",
  covering: "slate",
  seed: 17,
  pitch: 38,
  camera: { anchor: [0.49, 0.44], focal: 1.12 },
  horizon: 0.58,
  windows: [
    { place: [-2.4, 0.8, 1, 1.5] },
    { place: [-0.55, 0.8, 1, 1.5], opening: { hung: "centre", degrees: 28 } },
    { place: [1.3, 0.8, 1, 1.5] },
  ],
  boards: "#9c6b42",
  sun: { at: [0.8, 0.22] },
  treesBehind: [
    { kind: "leafy", at: [0.08, 0.69], height: 0.27 },
    { kind: "leafy", at: [0.92, 0.68], height: 0.31 },
  ],
};

const FITTING_A_WINDOW: CloseUpScene = {
  kind: "close-up",
  hour: "golden",
  season: "autumn",
  covering: "terracotta",
  seed: 15,
  camera: { position: [3.4, 1.9, 7], target: [0.2, -1.1, 1.5], anchor: [0.4, 0.44], focal: 1.06 },
  windows: [{ place: [-1, 1.45, 1.5, 2.15], opening: { hung: "top", degrees: 24 } }],
  sun: { at: [0.2, 0.16] },
  clouds: { count: 3, between: [0.05, 0.2] },
  shafts: { direction: 0.9, opacity: 0.16 },
  installer: { at: [1.78, 3.1], faces: "left", size: 1.3, jacket: "#1d7a72", rope: -0.5 },
};

export const FLYER_REPLACEMENT: readonly Cover[] = [
  { id: "before-after", scene: BEFORE_AFTER },
  { id: "layers-day", scene: LAYERS_DAY },
  { id: "new-light-bedroom", scene: NEW_LIGHT_BEDROOM },
  { id: "spring-house", scene: SPRING_HOUSE },
  { id: "fitting-a-window", scene: FITTING_A_WINDOW },
];
