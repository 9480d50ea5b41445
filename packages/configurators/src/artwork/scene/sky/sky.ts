import type { Point } from "../../drawing/operation.ts";
import { fillCircles, fillFrame, linear, radial, type Stage } from "../stage.ts";

/** Sky from top to horizon (`horizon` is a fraction of the height), with the glow around the sun. */
export const paintSky = (stage: Stage, horizon: number): void => {
  const { width, height } = stage.frame;
  const { sky, sun } = stage.light;
  fillFrame(
    stage,
    linear([0, 0], [width * 0.06, height * horizon], [0, sky[0]], [0.42, sky[1]], [0.8, sky[2]], [1, sky[3]]),
  );
  fillFrame(
    stage,
    radial(
      stage.sun,
      Math.max(width, height) * 0.62,
      [0, sun, 0.75],
      [0.16, sun, 0.34],
      [0.45, sky[3], 0.16],
      [1, sky[3], 0],
    ),
  );
};

/** The disc of the sun or moon with a flat halo. `size` is its radius as a fraction of the longer side. */
export const paintSun = (stage: Stage, size: number): void => {
  if (size === 0) return;
  const radius = Math.max(stage.frame.width, stage.frame.height) * size;
  fillCircles(stage, [{ centre: stage.sun, radius: radius * 1.9 }], stage.light.sun, 0.16);
  fillCircles(stage, [{ centre: stage.sun, radius }], stage.light.sun, 0.94);
};

/** Stars in the upper part of the frame, in three brightnesses. */
export const paintStars = (stage: Stage, count: number): void => {
  const { width, height } = stage.frame;
  const unit = Math.max(width, height) / 900;
  const groups: { opacity: number; circles: { centre: Point; radius: number }[] }[] = [
    { opacity: 0.3, circles: [] },
    { opacity: 0.55, circles: [] },
    { opacity: 0.85, circles: [] },
  ];
  for (let index = 0; index < count; index += 1) {
    const centre: Point = [stage.random() * width, stage.random() * height * 0.5];
    groups[index % 3]?.circles.push({ centre, radius: (0.5 + stage.random() * 1.1) * unit });
  }
  for (const { opacity, circles } of groups) fillCircles(stage, circles, "#eaf4ee", opacity);
};
