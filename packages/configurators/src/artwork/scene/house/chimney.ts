import type { Colour } from "../../drawing/operation.ts";
import { BRICK } from "../surface/materials.ts";
import { fillFace, shade, sunAtLeft, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

export interface Chimney {
  /** Centre of the stack. */
  readonly x: number;
  readonly z: number;
  readonly foot: number;
  readonly top: number;
  readonly width: number;
}

/** A brick stack with a cap: its front and the side that the camera sees. */
export const paintChimney = (stage: Stage, { x, z, foot, top, width }: Chimney): void => {
  const rightFlank = stage.camera.position[0] > x;
  const side = rightFlank ? 0.5 : -0.5;
  const sunny = rightFlank !== sunAtLeft(stage);
  const box = (low: number, high: number, size: number, front: Colour, flank: Colour): void => {
    const at = (a: number, y: number, c: number): Vector => [x + a * size, y, z + c * size];
    fillFace(stage, [at(-0.5, low, 0.5), at(0.5, low, 0.5), at(0.5, high, 0.5), at(-0.5, high, 0.5)], front);
    fillFace(stage, [at(side, low, 0.5), at(side, low, -0.5), at(side, high, -0.5), at(side, high, 0.5)], flank);
  };
  box(foot, top, width, shade(stage, BRICK, 0.82), shade(stage, BRICK, sunny ? 1.06 : 0.6));
  box(top, top + 0.2 * width, width * 1.25, shade(stage, "#59666d", 0.9), shade(stage, "#59666d", sunny ? 1.05 : 0.7));
};
