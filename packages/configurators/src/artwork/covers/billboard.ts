import type { CloseUpScene, ExplodedScene, HouseScene } from "../scene/description.ts";
import { windowRow } from "../scene/house/window-rows.ts";
import type { Cover } from "./cover.ts";
import { WINTER_HOUSE } from "./flyer-services.ts";

/** Wide format: the subject is in the right half, and the left 45% stays free for text. */
const ROW = { start: -0.2, top: 1.4, width: 1.2, height: 1.8, gap: 0.5, count: 4 } as const;

const duskRow: CloseUpScene = {
  kind: "close-up",
  hour: "dusk",
  covering: "graphite",
  seed: 14,
  camera: { anchor: [0.57, 0.49], focal: 0.96 },
  horizon: 0.4,
  windows: windowRow(ROW),
  sun: { at: [0.86, 0.24], size: 0.03 },
  clouds: { count: 4, between: [0.04, 0.24], opacity: 0.32, colour: "#f5a75c" },
  shafts: false,
};

const winterRight: HouseScene = {
  ...WINTER_HOUSE,
  camera: { anchor: [0.75, 0.53], focal: 1.04 },
  horizon: 0.64,
  sun: { at: [0.9, 0.22] },
  treesBehind: [
    { kind: "conifer", at: [0.5, 0.76], height: 0.3 },
    { kind: "conifer", at: [0.55, 0.77], height: 0.2 },
    { kind: "conifer", at: [0.95, 0.76], height: 0.36 },
  ],
};

const explodedRight: ExplodedScene = {
  kind: "exploded",
  hour: "day",
  covering: "slate",
  seed: 8,
  camera: { anchor: [0.71, 0.52], focal: 0.98 },
  sun: { at: [0.52, 0.12] },
};

const installer: CloseUpScene = {
  kind: "close-up",
  hour: "dawn",
  covering: "patina",
  seed: 21,
  camera: { anchor: [0.57, 0.47], focal: 1.06 },
  horizon: 0.4,
  windows: windowRow({ start: 1.55, top: 1.4, width: 1.25, height: 1.9, gap: 0.55, count: 2 }, (index) =>
    index === 0 ? { opening: { hung: "centre", degrees: 28 } } : {},
  ),
  sun: { at: [0.84, 0.2] },
  clouds: { count: 3, between: [0.04, 0.24] },
  shafts: { direction: 2.2, opacity: 0.16 },
  installer: { at: [0.45, 2.85], faces: "right", size: 1.35 },
};

export const BILLBOARD_COVERS: readonly Cover[] = [
  { id: "dusk-row", scene: duskRow },
  { id: "billboard-words", scene: { kind: "texture", texture: "sun" } },
  { id: "winter-right", scene: winterRight },
  { id: "exploded-right", scene: explodedRight },
  { id: "billboard-installer", scene: installer },
];
