import type { CloseUpScene } from "../scene/description.ts";
import { threeWindows } from "../scene/house/window-rows.ts";
import type { Cover } from "./cover.ts";

const NIGHT_WATCH: CloseUpScene = {
  kind: "close-up",
  hour: "night",
  covering: "slate",
  seed: 6,
  camera: { anchor: [0.49, 0.47], focal: 1.02 },
  windows: threeWindows(),
  sun: { at: [0.24, 0.15], size: 0.026 },
  chimney: [4.2, 0.95],
  clouds: { count: 2, between: [0.05, 0.25], opacity: 0.14 },
  shafts: false,
};

export const FLYER_DSP: readonly Cover[] = [{ id: "night-watch", scene: NIGHT_WATCH }];
