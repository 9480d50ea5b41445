import type { Colour, LinearGradient } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import { SHADE } from "../sky/light.ts";
import { patch, type Extent, type RoofPlane } from "./roof-plane.ts";
import { fillFace, fillFaces, shade, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

/** Sheet metal with standing seams. Patina adds light and dark streaks. */
export const paintSeams = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  base: LinearGradient,
  colour: Colour,
  facing: number,
  { bay, weathered }: { bay: number; weathered: boolean },
): void => {
  const { random } = stage;
  const seams: Vector[][] = [];
  const shadows: Vector[][] = [];
  const paler: Vector[][] = [];
  for (let left = extent.left; left <= extent.right + 0.01; left += bay) {
    seams.push(patch(plane, { ...extent, left, right: left + 0.035 }, 0.05));
    shadows.push(patch(plane, { ...extent, left: left + 0.035, right: Math.min(left + 0.12, extent.right) }));
    if (random() > 0.55)
      paler.push(patch(plane, { ...extent, left: left + 0.12, right: Math.min(left + bay, extent.right) }));
  }
  fillFace(stage, patch(plane, extent), base);
  fillFaces(stage, paler, "#ffffff", 0.05);
  if (weathered) paintRuns(stage, plane, extent);
  fillFaces(stage, shadows, SHADE, 0.3);
  fillFaces(stage, seams, shade(stage, mix(colour, "#ffffff", 0.28), facing * 1.1));
};

const paintRuns = (stage: Stage, plane: RoofPlane, extent: Extent): void => {
  const { random } = stage;
  const runs: { pale: Vector[][]; dark: Vector[][] } = { pale: [], dark: [] };
  for (let index = 0; index < 34; index += 1) {
    const left = extent.left + random() * (extent.right - extent.left);
    const top = extent.top + random() * (extent.bottom - extent.top) * 0.8;
    const bottom = Math.min(extent.bottom, top + 0.4 + random() * 1.6);
    runs[random() > 0.5 ? "pale" : "dark"].push(
      patch(plane, { left, top, right: left + 0.05 + 0.1 * random(), bottom }),
    );
  }
  fillFaces(stage, runs.pale, "#bfe3d8", 0.14);
  fillFaces(stage, runs.dark, "#12463f", 0.14);
};
