import type { CameraPlacement } from "../scene/space/camera.ts";
import type { CloseUpScene, InteriorScene } from "../scene/description.ts";
import { windowRow } from "../scene/house/window-rows.ts";
import type { RoofWindow } from "../scene/window/roof-window.ts";
import type { Cover } from "./cover.ts";

/** Tall format below the headline's panel, whose slanted edge covers the upper left. */
const CAMERA: Partial<CameraPlacement> = {
  position: [-1.75, 2, 7.9],
  target: [0.2, -1.7, 2],
  focal: 0.74,
  anchor: [0.47, 0.53],
};

/** Two rows of two windows. */
const fourWindows = (change?: (index: number) => Partial<RoofWindow>): RoofWindow[] => [
  ...windowRow(
    { start: -0.9, top: 1.35, width: 1.3, height: 1.85, gap: 0.55, count: 2 },
    (index) => change?.(index) ?? {},
  ),
  ...windowRow(
    { start: -0.9, top: 3.8, width: 1.3, height: 1.85, gap: 0.55, count: 2 },
    (index) => change?.(index + 2) ?? {},
  ),
];

const SLOPE: Pick<CloseUpScene, "kind" | "camera" | "horizon"> = { kind: "close-up", camera: CAMERA, horizon: 0.36 };

const ROOM: Partial<CameraPlacement> = { focal: 0.82, anchor: [0.53, 0.6] };

const ascent: CloseUpScene = {
  ...SLOPE,
  hour: "golden",
  covering: "slate",
  windows: fourWindows(),
  sun: { at: [0.76, 0.2] },
  clouds: { count: 2, between: [0.06, 0.24] },
  chimney: [3.2, 1],
  shafts: { count: 4, opacity: 0.14 },
};

const installer: CloseUpScene = {
  ...SLOPE,
  hour: "day",
  covering: "patina",
  seed: 21,
  windows: fourWindows((index) => (index === 2 ? { opening: { hung: "centre", degrees: 26 } } : {})),
  sun: { at: [0.76, 0.2] },
  clouds: { count: 3, between: [0.04, 0.26] },
  shafts: { opacity: 0.18 },
  installer: { at: [-2.1, 4.75], faces: "right", size: 1.42 },
};

const dawnLoft: InteriorScene = {
  kind: "interior",
  hour: "dawn",
  camera: ROOM,
  windows: [{ place: [-1.35, 1.5, 1.2, 2.4] }, { place: [0.3, 1.5, 1.2, 2.4] }],
  furniture: "nook",
  rafters: [-0.1, 1.72],
};

const winterClose: CloseUpScene = {
  ...SLOPE,
  hour: "winter",
  covering: "slate",
  snow: 0.88,
  seed: 5,
  windows: fourWindows(() => ({ snowCap: true })),
  sun: { at: [0.76, 0.2] },
  clouds: { count: 2, between: [0.05, 0.24] },
  shafts: { opacity: 0.1 },
};

/** How far the four shutters are closed, upper row first. */
const CLOSED = [0.8, 0.35, 0.5, 0.15] as const;

const shuttersRow: CloseUpScene = {
  ...SLOPE,
  hour: "day",
  covering: "slate",
  seed: 9,
  windows: fourWindows((index) => ({ shutter: CLOSED[index] ?? 0 })),
  sun: { at: [0.76, 0.18], size: 0.05 },
  clouds: { count: 2, between: [0.05, 0.24] },
  shafts: { count: 5, opacity: 0.2 },
};

export const BANNER_COVERS: readonly Cover[] = [
  { id: "ascent", scene: ascent },
  { id: "banner-installer", scene: installer },
  { id: "dawn-loft", scene: dawnLoft },
  { id: "winter-close", scene: winterClose },
  { id: "banner-words", scene: { kind: "texture", texture: "sun" } },
  { id: "shutters-high-sun", scene: shuttersRow },
];
