import type { Drawing, Frame, Point } from "../drawing/operation.ts";
import { polygon } from "../drawing/path.ts";
import { drawCloseUp } from "./window/close-up.ts";
import type { CutScene, SceneDescription } from "./description.ts";
import { drawExploded } from "./window/exploded.ts";
import { drawHouse } from "./house/house.ts";
import { drawInterior } from "./interior/interior.ts";
import { DAYLIGHT } from "./surface/materials.ts";
import { drawTexture } from "./surface/texture.ts";

/**
 * Draws a scene for a frame. The camera composes wide and tall frames separately instead of cropping. The same
 * description and frame always return the same operations.
 */
export const drawScene = (scene: SceneDescription, frame: Frame): Drawing => {
  switch (scene.kind) {
    case "close-up":
      return drawCloseUp(scene, frame);
    case "house":
      return drawHouse(scene, frame);
    case "interior":
      return drawInterior(scene, frame);
    case "exploded":
      return drawExploded(scene, frame);
    case "texture":
      return drawTexture(scene, frame);
    case "cut":
      return drawCut(scene, frame);
  }
};

const drawCut = ({ before, after, edge }: CutScene, frame: Frame): Drawing => {
  const { width, height } = frame;
  const top = edge[0] * width;
  const bottom = edge[1] * width;
  const half = Math.min(width, height) * 0.012;
  const afterSide: Point[] = [
    [top, 0],
    [width, 0],
    [width, height],
    [bottom, height],
  ];
  return {
    ...frame,
    operations: [
      ...drawScene(before, frame).operations,
      { kind: "group", clip: polygon(afterSide), operations: drawScene(after, frame).operations },
      {
        kind: "path",
        path: polygon([
          [top - half, 0],
          [top + half, 0],
          [bottom + half, height],
          [bottom - half, height],
        ]),
        fill: DAYLIGHT,
      },
    ],
  };
};
