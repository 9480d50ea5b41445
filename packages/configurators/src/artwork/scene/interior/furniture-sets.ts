import { paintArmchair, paintBed, paintDesk, paintPlant, paintRug, paintShelf, paintStool } from "./furniture.ts";
import type { Stage } from "../stage.ts";

export type FurnitureSet = "living" | "bedroom" | "bedside" | "study" | "loft" | "nook";

/** Furniture of each kind of room, painted back to front. `bedside` and `nook` are narrow, for tall frames. */
export const FURNITURE_SETS: Readonly<Record<FurnitureSet, (stage: Stage) => void>> = {
  living: (stage) => {
    paintRug(stage, 0.4, 0.35, 1.75, 1.05, "#429d8e");
    paintShelf(stage, -3.2, -2.1, 1.7);
    paintPlant(stage, -1.2, -2, 0.9);
    paintArmchair(stage, 1.55, -0.55, "#c4622d");
    paintStool(stage, -0.35, -0.35);
  },
  bedroom: (stage) => {
    paintRug(stage, 0.9, 0.5, 2.1, 1.1, "#d2dadd");
    paintPlant(stage, -2.7, -1.7, 1);
    paintStool(stage, -0.1, -1.5);
    paintBed(stage, 1.25, -0.55, "#218073");
  },
  bedside: (stage) => {
    paintRug(stage, 0.3, 0.6, 1.7, 1, "#d2dadd");
    paintPlant(stage, -1.35, -1.9, 0.9);
    paintBed(stage, 0.8, -0.75, "#218073");
  },
  study: (stage) => {
    paintShelf(stage, -3.3, -2.1, 1.9);
    paintPlant(stage, 2.45, -1.6, 1.1);
    paintDesk(stage, 0.35, -1.5);
    paintStool(stage, 0.3, -0.55);
  },
  loft: (stage) => {
    paintRug(stage, -0.2, 0.2, 1.9, 1, "#e79b72");
    paintPlant(stage, 2.3, -1.5, 1.2);
    paintArmchair(stage, -1.35, -0.7, "#0f5b52");
    paintStool(stage, 0.15, -0.5);
  },
  nook: (stage) => {
    paintRug(stage, 0, 0.25, 1.5, 1, "#e79b72");
    paintPlant(stage, 1.2, -1.7, 1.1);
    paintArmchair(stage, -0.72, -0.9, "#0f5b52");
    paintStool(stage, 0.45, -0.45);
  },
};
