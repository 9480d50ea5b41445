import type { Point } from "../../drawing/operation.ts";
import { SHADE } from "../sky/light.ts";
import type { Extent, RoofPlane } from "./roof-plane.ts";
import { fillShape, linear, type Stage } from "../stage.ts";

const STEPS = 12;
const MARGIN = 0.16;

/** A bank of snow on the upper edge of a window, thicker in the middle. */
export const paintSnowCap = (stage: Stage, plane: RoofPlane, { left, top, right }: Extent): void => {
  const { project } = stage.camera;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const along = (share: number): number => left - MARGIN + (right - left + 2 * MARGIN) * share;
  const bulge = (share: number): number => Math.sqrt(Math.sin(Math.PI * Math.min(1, Math.max(0, share))));
  const edge = (depth: number, n: number): Point[] =>
    steps.map((share) => {
      const uneven = 0.035 * Math.sin(share * 9 + left * 3);
      return project(plane.at(along(share), top - 0.16 + (depth + uneven) * bulge(share), n * bulge(share)));
    });
  const back = edge(-0.04, 0.21);
  fillShape(stage, [...back, ...edge(0.25, 0.2).reverse()], SHADE, 0.14);
  fillShape(
    stage,
    [...back, ...edge(0.2, 0.21).reverse()],
    linear(
      project(plane.at(left, top - 0.3, 0.2)),
      project(plane.at(left, top + 0.1, 0.2)),
      [0, "#ffffff"],
      [1, "#c6d7de"],
    ),
  );
};
