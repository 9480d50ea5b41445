import type { Colour, Point } from "../../drawing/operation.ts";
import { SHADE } from "./light.ts";
import { fillFrame, fillShape, linear, radial, type Stage } from "../stage.ts";

export interface Shafts {
  /** Direction of the centre in radians, clockwise from the right. */
  readonly direction: number;
  readonly count: number;
  readonly opacity: number;
}

/** Broad light shafts. They begin at a distance from the sun, so that they do not merge there. */
export const paintShafts = (stage: Stage, { direction, count, opacity }: Shafts): void => {
  const [x, y] = stage.sun;
  const { sun } = stage.light;
  const far = Math.max(stage.frame.width, stage.frame.height) * 1.6;
  const edge = (angle: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  const light = radial(
    stage.sun,
    far * 0.4,
    [0.05, sun, 0],
    [0.22, sun, opacity * 0.62],
    [0.5, sun, opacity * 0.34],
    [1, sun, 0],
  );
  for (let index = 0; index < count; index += 1) {
    const angle = direction + (index - (count - 1) / 2) * 0.24 + 0.08 * stage.random();
    const half = 0.04 + 0.08 * stage.random();
    fillShape(stage, [[x, y], edge(angle - half), edge(angle + half)], light);
  }
};

/** Darkens the frame below `from`, so that text over it is readable. */
export const paintBottomShade = (stage: Stage, from: number, opacity: number, colour: Colour = SHADE): void => {
  const { height } = stage.frame;
  fillFrame(stage, linear([0, from * height], [0, height], [0, colour, 0], [1, colour, opacity]));
};
