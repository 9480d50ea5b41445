import type { Colour, Path } from "../../drawing/operation.ts";
import { capsule } from "../../drawing/path.ts";
import { fillPath, linear, type Stage } from "../stage.ts";

export interface Clouds {
  readonly count: number;
  /** Vertical range, as fractions of the height. */
  readonly between?: readonly [top: number, bottom: number];
  readonly opacity?: number;
  readonly colour?: Colour;
}

/** The bars of one cloud: offset along and across, length. */
const BARS: readonly (readonly [along: number, across: number, length: number])[] = [
  [0, 0, 1],
  [-0.22, -0.9, 0.52],
  [0.2, -0.75, 0.44],
  [0.3, 0.85, 0.6],
];

/** Flat clouds made of rounded bars, lighter towards the lower right. */
export const paintClouds = (stage: Stage, { count, between = [0.06, 0.34], opacity = 0.5, colour }: Clouds): void => {
  const { width, height } = stage.frame;
  const [top, bottom] = between;
  const tone = colour ?? stage.light.sun;
  for (let index = 0; index < count; index += 1) {
    // One cloud per section of the sky, so that random positions do not overlap.
    const x = ((index + 0.1 + 0.8 * stage.random()) / count) * width;
    const y = (top + (bottom - top) * stage.random()) * height;
    const length = Math.min(width, height * 1.5) * (0.16 + 0.2 * stage.random());
    const thickness = length * 0.085;
    const path: Path = BARS.flatMap(([along, across, share]) =>
      capsule(x + along * length - (length * share) / 2, y + across * thickness, length * share, thickness),
    );
    fillPath(
      stage,
      path,
      linear(
        [x - length / 2, y - thickness],
        [x + length / 2, y + thickness * 2],
        [0, tone, opacity],
        [1, tone, opacity * 0.25],
      ),
    );
  }
};
