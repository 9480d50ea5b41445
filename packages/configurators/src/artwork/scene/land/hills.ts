import type { Point } from "../../drawing/operation.ts";
import { polygon } from "../../drawing/path.ts";
import { mix } from "../surface/colour.ts";
import { fillFrame, fillPath, linear, type Stage } from "../stage.ts";

const STEPS = 28;

/** Three ranges of hills, far to near. `level` and `rise` are fractions of the height. */
export const paintHills = (stage: Stage, level: number, rise: number): void => {
  const { width, height } = stage.frame;
  stage.light.hills.forEach((colour, range) => {
    const first = stage.random() * 6;
    const second = stage.random() * 6;
    const base = height * (level + range * 0.055);
    const swing = height * rise * (1 - 0.12 * range);
    const crest = Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const x = step / STEPS;
      const wave =
        0.6 * Math.sin(first + x * 5.2 + range) + 0.35 * Math.sin(second + x * 11) + 0.12 * Math.sin(x * 29 + first);
      return [x * width, base - swing * wave];
    });
    fillPath(
      stage,
      polygon([[0, height], ...crest, [width, height]]),
      linear([0, base - swing], [0, base + height * 0.22], [0, colour], [1, mix(colour, stage.light.sky[3], 0.35)]),
    );
  });
};

/** A band of haze. `from` and `depth` are fractions of the height. */
export const paintHaze = (stage: Stage, from: number, depth: number, opacity: number): void => {
  const tone = stage.light.sky[3];
  const top = from * stage.frame.height;
  const bottom = (from + depth) * stage.frame.height;
  fillFrame(stage, linear([0, top], [0, bottom], [0, tone, 0], [0.5, tone, opacity], [1, tone, 0]));
};
