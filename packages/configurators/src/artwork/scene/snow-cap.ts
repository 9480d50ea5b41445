import type { Point } from "../drawing/operation.ts";
import type { Extent, RoofPlane } from "./roof-plane.ts";
import { fillShape, linear, type Stage } from "./stage.ts";

const STEPS = 10;

/** Snow that has slid onto the upper edge of a window. */
export const paintSnowCap = (stage: Stage, plane: RoofPlane, { left, top, right }: Extent): void => {
  const { project } = stage.camera;
  const margin = 0.13;
  const along = (step: number): number => left - margin + ((right - left + 2 * margin) * step) / STEPS;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);
  const upper = steps.map((step): Point => project(plane.at(along(step), top - 0.43 + 0.05 * Math.sin(step * 2.1), 0.1)));
  const lower = steps.map((step): Point => project(plane.at(along(step), top + 0.02 + 0.06 * Math.sin(step * 1.7 + left), 0.2)));
  fillShape(
    stage,
    [...upper, ...lower.reverse()],
    linear(project(plane.at(left, top - 0.4, 0.1)), project(plane.at(left, top + 0.08, 0.2)), [0, "#ffffff"], [1, "#c6d7de"]),
  );
};
