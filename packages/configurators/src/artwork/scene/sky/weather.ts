import type { Circle, Operation, Path, Point } from "../../drawing/operation.ts";
import type { Frame } from "../../drawing/operation.ts";
import type { Random } from "../surface/random.ts";
import { fillCircles, type Stage } from "../stage.ts";

/** Snowflakes over the whole frame, near ones lighter. */
export const paintSnowfall = (stage: Stage, count: number): void => {
  const { width, height } = stage.frame;
  const near: Circle[] = [];
  const far: Circle[] = [];
  const unit = Math.max(width, height) / 800;
  for (let index = 0; index < count; index += 1) {
    const centre: Point = [stage.random() * width, stage.random() * height];
    (index % 3 === 0 ? far : near).push({ centre, radius: (0.8 + stage.random() * 2.2) * unit });
  }
  fillCircles(stage, near, "#ffffff", 0.75);
  fillCircles(stage, far, "#ffffff", 0.4);
};

/** Rain streaks inside a box of the frame. */
export const rain = (
  random: Random,
  [left, top]: Point,
  { width, height }: Frame,
  count: number,
  stroke: number,
): Operation => {
  const path: Path = Array.from({ length: count }).flatMap((): Path => {
    const x = left + random() * width * 1.2;
    const y = top + random() * height;
    const length = (0.02 + 0.05 * random()) * height;
    return [
      ["M", [x, y]],
      ["L", [x - length * 0.3, y + length]],
    ];
  });
  return { kind: "stroke", path, colour: "#e8f0f0", width: stroke, cap: "round", opacity: 0.45 };
};

export const paintRain = (stage: Stage, count: number): void => {
  const { frame } = stage;
  stage.operations.push(rain(stage.random, [0, 0], frame, count, Math.max(frame.width, frame.height) / 700));
};
