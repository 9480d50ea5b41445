import type { Colour } from "../../drawing/operation.ts";
import { patch, type Extent, type RoofPlane } from "./roof-plane.ts";
import { fillFace, shade, sunAtLeft, type Stage } from "../stage.ts";

/** Which side of an object on the plane the camera sees. */
export const seesRightFlank = (stage: Stage, plane: RoofPlane, u: number): boolean =>
  stage.camera.position[0] > plane.at(u, 0)[0];

/** A flat block on a roof plane, from `low` to `high` above it. */
export const paintSlab = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  low: number,
  high: number,
  colour: Colour,
  facing = 1,
): void => {
  const { left, top, right, bottom } = extent;
  const { at } = plane;
  fillFace(
    stage,
    [at(left, bottom, low), at(right, bottom, low), at(right, bottom, high), at(left, bottom, high)],
    shade(stage, colour, facing * 0.6),
  );
  const rightFlank = seesRightFlank(stage, plane, (left + right) / 2);
  const edge = rightFlank ? right : left;
  const sunny = rightFlank !== sunAtLeft(stage);
  fillFace(
    stage,
    [at(edge, top, low), at(edge, bottom, low), at(edge, bottom, high), at(edge, top, high)],
    shade(stage, colour, facing * (sunny ? 1.06 : 0.74)),
  );
  fillFace(stage, patch(plane, extent, high), shade(stage, colour, facing));
};
