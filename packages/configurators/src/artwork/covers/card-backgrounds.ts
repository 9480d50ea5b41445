import type { CloseUpScene } from "../scene/description.ts";
import type { Cover } from "./cover.ts";

/** The person is at the right, and the roof at the lower left is plain. */
const INSTALLER: CloseUpScene = {
  kind: "close-up",
  hour: "golden",
  covering: "graphite",
  seed: 14,
  camera: { anchor: [0.56, 0.45], focal: 1.12 },
  horizon: 0.4,
  windows: [{ place: [1.5, 1.5, 1.25, 1.9] }],
  sun: { at: [0.86, 0.24], size: 0.03 },
  shafts: false,
  installer: { at: [0.35, 2.85], faces: "right", size: 1.35 },
};

/** Backgrounds for business cards and stickers. Each has a light corner and a plain one for the logo. */
export const CARD_BACKGROUNDS: readonly Cover[] = [
  { id: "panes", scene: { kind: "texture", texture: "panes" } },
  { id: "slate-courses", scene: { kind: "texture", texture: "slate", seed: 3 } },
  { id: "patina-seam", scene: { kind: "texture", texture: "seam", seed: 5 } },
  { id: "first-snow", scene: { kind: "texture", texture: "snow", seed: 6 } },
  { id: "chalk-light", scene: { kind: "texture", texture: "light", seed: 2 } },
  { id: "card-installer", scene: INSTALLER },
  { id: "plain-green", scene: { kind: "texture", texture: "plain" } },
];
