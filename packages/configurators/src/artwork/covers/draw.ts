import type { Drawing, Frame } from "../drawing/operation.ts";
import { drawScene } from "../scene/draw-scene.ts";
import type { Cover } from "./cover.ts";

/** Draws a cover composed for a frame. The frame includes the bleed. */
export const drawCover = (cover: Cover, frame: Frame): Drawing => drawScene(cover.scene, frame);
