import type { CloseUpScene, HouseScene, InteriorScene } from "../scene/description.ts";
import { threeWindows, windowRow } from "../scene/house/window-rows.ts";
import type { Cover } from "./cover.ts";

const GOLDEN_SLATE: CloseUpScene = {
  kind: "close-up",
  hour: "golden",
  covering: "slate",
  windows: threeWindows(),
  camera: { anchor: [0.49, 0.47], focal: 1.02 },
  sun: { at: [0.8, 0.17] },
  clouds: { count: 3, between: [0.05, 0.22] },
  chimney: [4.2, 0.95],
  shafts: { count: 4, direction: 2.15, opacity: 0.14 },
};

const MORNING_LOFT: InteriorScene = {
  kind: "interior",
  hour: "dawn",
  camera: { anchor: [0.49, 0.45], focal: 0.9 },
  windows: [{ place: [-1.85, 1.75, 1.35, 2.15] }, { place: [0.25, 1.75, 1.35, 2.15] }],
  furniture: "loft",
  rafters: [-0.32, 1.78],
};

export const WINTER_HOUSE: HouseScene = {
  kind: "house",
  hour: "winter",
  covering: "slate",
  snow: 0.94,
  seed: 5,
  pitch: 46,
  camera: { anchor: [0.49, 0.47], focal: 1.1 },
  horizon: 0.58,
  windows: windowRow({ start: -2.1, top: 1.1, width: 0.95, height: 1.35, gap: 0.95, count: 3 }),
  wall: "#e9e4d8",
  boards: "#8c5b38",
  sun: { at: [0.8, 0.2] },
  treesBehind: [
    { kind: "conifer", at: [0.07, 0.7], height: 0.32 },
    { kind: "conifer", at: [0.15, 0.71], height: 0.2 },
    { kind: "conifer", at: [0.92, 0.7], height: 0.38 },
  ],
  bottomShade: 0.12,
};

const INSTALLER_AT_WORK: CloseUpScene = {
  kind: "close-up",
  hour: "day",
  covering: "patina",
  seed: 21,
  camera: { anchor: [0.61, 0.48], focal: 1.08 },
  windows: [
    { place: [-1.3, 1.5, 1.35, 2.05], opening: { hung: "centre", degrees: 32 }, frame: "#22303a" },
    { place: [0.75, 1.5, 1.35, 2.05], frame: "#22303a" },
  ],
  sun: { at: [0.22, 0.14] },
  clouds: { count: 4, between: [0.05, 0.26] },
  shafts: { direction: 0.85, opacity: 0.18 },
  installer: { at: [-2.4, 3], faces: "right", size: 1.3 },
};

const BLUE_HOUR: HouseScene = {
  kind: "house",
  hour: "dusk",
  season: "autumn",
  covering: "graphite",
  seed: 9,
  camera: { anchor: [0.49, 0.45], focal: 1.12 },
  horizon: 0.58,
  windows: windowRow({ start: -2.3, top: 0.9, width: 1, height: 1.45, gap: 0.8, count: 3 }),
  wall: "#e6dccb",
  treesBehind: [
    { kind: "leafy", at: [0.05, 0.68], height: 0.3 },
    { kind: "leafy", at: [0.94, 0.68], height: 0.3 },
  ],
  clouds: { count: 4, opacity: 0.3, colour: "#f5a75c" },
  sun: { at: [0.86, 0.54], size: 0 },
  stars: 24,
};

const AUTUMN_RIDGE: CloseUpScene = {
  kind: "close-up",
  hour: "golden",
  season: "autumn",
  covering: "terracotta",
  seed: 4,
  camera: { position: [3.4, 1.9, 7], target: [0.2, -1.1, 1.5], anchor: [0.48, 0.42], focal: 1.02 },
  windows: [{ place: [-0.6, 1.35, 1.5, 2.15], opening: { hung: "top", degrees: 24 } }],
  sun: { at: [0.2, 0.16] },
  chimney: [-3.2, 1.1],
  clouds: { count: 3, between: [0.05, 0.2] },
  shafts: { direction: 0.9, opacity: 0.16 },
};

export const FLYER_SERVICES: readonly Cover[] = [
  { id: "golden-slate", scene: GOLDEN_SLATE },
  { id: "words-only", scene: { kind: "texture", texture: "sun" } },
  { id: "morning-loft", scene: MORNING_LOFT },
  { id: "winter-house", scene: WINTER_HOUSE },
  { id: "installer-at-work", scene: INSTALLER_AT_WORK },
  { id: "blue-hour", scene: BLUE_HOUR },
  { id: "autumn-ridge", scene: AUTUMN_RIDGE },
];
