import type { Colour } from "../../drawing/operation.ts";
import { paintGlass } from "./glass.ts";
import { isLit, SHADE, type Glass } from "../sky/light.ts";
import { grow, patch, type Extent, type RoofPlane } from "../house/roof-plane.ts";
import { seesRightFlank } from "../house/slab.ts";
import { fillFace, linear, shade, type Stage } from "../stage.ts";
import { add, scale, type Vector } from "../space/vector.ts";

export interface Opening {
  /** A centre-pivot sash turns about its middle, a top-hung one about its upper edge. */
  readonly hung: "centre" | "top";
  /** Degrees, 0 to 45. */
  readonly degrees: number;
}

/** Width of the frame around the pane, in metres. */
export const RIM = 0.1;
const THICKNESS = 0.1;

/** An open sash above its lining, with its shadow on the roof. */
export const paintOpenSash = (
  stage: Stage,
  plane: RoofPlane,
  extent: Extent,
  { hung, degrees }: Opening,
  frame: Colour,
  shadowAside: number,
  glass: Glass | undefined,
): void => {
  const { left, top, right, bottom } = extent;
  paintLining(stage, plane, extent);

  const angle = (degrees * Math.PI) / 180;
  const hinge = hung === "top" ? top + 0.02 : (top + bottom) / 2;
  /** A point on the turned sash, `n` above its outer face. */
  const at = (u: number, v: number, n = 0): Vector => {
    const arm = v - hinge;
    const along = arm * Math.cos(angle) - n * Math.sin(angle);
    const above = arm * Math.sin(angle) + n * Math.cos(angle);
    return add(plane.at(u, hinge, 0.15), add(scale(plane.down, along), scale(plane.normal, above)));
  };

  const reach = 0.7 * Math.sin(angle) * (bottom - hinge);
  fillFace(
    stage,
    [
      plane.at(left + shadowAside * 2, hinge, 0.04),
      plane.at(right + shadowAside * 2, hinge, 0.04),
      plane.at(right + shadowAside * 5, bottom + reach, 0.04),
      plane.at(left + shadowAside * 5, bottom + reach, 0.04),
    ],
    SHADE,
    0.26,
  );
  fillFace(stage, [at(left, top), at(right, top), at(right, bottom), at(left, bottom)], shade(stage, frame, 0.9));
  fillFace(
    stage,
    [at(left, bottom), at(right, bottom), at(right, bottom, -THICKNESS), at(left, bottom, -THICKNESS)],
    shade(stage, frame, 0.55),
  );
  const edge = seesRightFlank(stage, plane, (left + right) / 2) ? right : left;
  fillFace(
    stage,
    [at(edge, hinge), at(edge, bottom), at(edge, bottom, -THICKNESS), at(edge, hinge, -THICKNESS)],
    shade(stage, "#c99b63", 0.95),
  );
  // An open pane reflects the sky instead of showing the lit room.
  const { sky } = stage.light;
  const pane = glass ?? (isLit(stage.light) ? ([sky[2], sky[1], sky[0]] as const) : undefined);
  paintGlass(stage, { at: (u, v) => at(u, v, 0.01), extent: grow(extent, -RIM), ...(pane && { glass: pane }) });
};

/** The lining visible through an open window, dark at the top and warm at the bottom. */
const paintLining = (stage: Stage, plane: RoofPlane, extent: Extent): void => {
  const { project } = stage.camera;
  const inner = grow(extent, -RIM);
  const { left, top, right } = inner;
  fillFace(
    stage,
    patch(plane, inner, 0.15),
    linear(
      project(plane.at(extent.left, extent.top)),
      project(plane.at(extent.right, extent.bottom)),
      [0, "#6b4a2e"],
      [1, "#e9c58e"],
    ),
  );
  fillFace(
    stage,
    [
      plane.at(left, top, 0.15),
      plane.at(right, top, 0.15),
      plane.at(right - 0.1, top + 0.4, 0.02),
      plane.at(left + 0.1, top + 0.4, 0.02),
    ],
    "#3a2a1d",
    0.5,
  );
};
