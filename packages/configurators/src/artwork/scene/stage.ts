import { areaOf, cutToRectangle } from "../drawing/clip.ts";
import type {
  Circle,
  Colour,
  Frame,
  GradientStop,
  LinearGradient,
  Operation,
  Paint,
  Path,
  Point,
  RadialGradient,
} from "../drawing/operation.ts";
import { polygon, rectangle } from "../drawing/path.ts";
import type { Camera } from "./space/camera.ts";
import { tint, type Light } from "./sky/light.ts";
import type { Season } from "./surface/materials.ts";
import type { Random } from "./surface/random.ts";
import type { Vector } from "./space/vector.ts";

/** Shared state of a scene's parts: frame, camera, light, season, random numbers and the list of operations. */
export interface Stage {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly light: Light;
  readonly season: Season;
  readonly random: Random;
  /** Position of the sun or moon in the frame. */
  readonly sun: Point;
  readonly operations: Operation[];
}

/**
 * Distance outside the frame at which faces are clipped, as a fraction of its longer side, so that no clipped edge
 * shows.
 */
const OVERLAP = 0.004;
/** Smaller faces, as a fraction of the frame's area, are left out to save bytes. */
const MIN_FACE = 5e-7;

export const linear = (
  from: Point,
  to: Point,
  ...stops: readonly (readonly [at: number, colour: Colour, opacity?: number])[]
): LinearGradient => ({
  kind: "linear",
  from,
  to,
  stops: stops.map(toStop),
});

export const radial = (
  centre: Point,
  radius: number,
  ...stops: readonly (readonly [at: number, colour: Colour, opacity?: number])[]
): RadialGradient => ({
  kind: "radial",
  centre,
  radius,
  stops: stops.map(toStop),
});

const toStop = ([at, colour, opacity]: readonly [at: number, colour: Colour, opacity?: number]): GradientStop =>
  opacity === undefined ? { at, colour } : { at, colour, opacity };

/** Clips a flat outline to the visible area. */
const visible = ({ width, height }: Frame, points: readonly Point[]): Point[] => {
  const overlap = OVERLAP * Math.max(width, height);
  const cut = cutToRectangle(points, -overlap, -overlap, width + overlap, height + overlap);
  return areaOf(cut) < MIN_FACE * width * height ? [] : cut;
};

export const fillPath = (stage: Stage, path: Path, fill: Paint, opacity?: number): void => {
  if (path.length === 0 || opacity === 0) return;
  stage.operations.push(opacity === undefined ? { kind: "path", path, fill } : { kind: "path", path, fill, opacity });
};

/** Joins flat outlines in frame units into one path. */
export const fillShapes = (stage: Stage, shapes: readonly (readonly Point[])[], fill: Paint, opacity?: number): void =>
  fillPath(
    stage,
    shapes.flatMap((shape) => polygon(visible(stage.frame, shape))),
    fill,
    opacity,
  );

export const fillShape = (stage: Stage, shape: readonly Point[], fill: Paint, opacity?: number): void =>
  fillShapes(stage, [shape], fill, opacity);

/** Projects faces, clips them to the frame and joins them into one path. */
export const fillFaces = (stage: Stage, faces: readonly (readonly Vector[])[], fill: Paint, opacity?: number): void =>
  fillShapes(stage, faces.map(stage.camera.projectFace), fill, opacity);

export const fillFace = (stage: Stage, face: readonly Vector[], fill: Paint, opacity?: number): void =>
  fillFaces(stage, [face], fill, opacity);

export const fillFrame = (stage: Stage, fill: Paint, opacity?: number): void =>
  fillPath(stage, rectangle(0, 0, stage.frame.width, stage.frame.height), fill, opacity);

export const fillCircles = (stage: Stage, circles: readonly Circle[], fill: Paint, opacity?: number): void => {
  const { width, height } = stage.frame;
  const seen = circles.filter(
    ({ centre: [x, y], radius }) =>
      radius > 0 && x > -radius && y > -radius && x < width + radius && y < height + radius,
  );
  if (seen.length === 0) return;
  stage.operations.push(
    opacity === undefined
      ? { kind: "circles", circles: seen, fill }
      : { kind: "circles", circles: seen, fill, opacity },
  );
};

/** Paints a group clipped to the outline. */
export const clipTo = (stage: Stage, outline: readonly Point[], paint: (inner: Stage) => void): void => {
  const operations: Operation[] = [];
  paint({ ...stage, operations });
  if (operations.length > 0) stage.operations.push({ kind: "group", clip: polygon(outline), operations });
};

/** A surface colour under the stage's light; `facing` 1 faces it directly. */
export const shade = (stage: Stage, colour: Colour, facing = 1): Colour => tint(stage.light, colour, facing);

/** Whether the sun is in the left half of the frame. */
export const sunAtLeft = (stage: Stage): boolean => stage.sun[0] < stage.frame.width / 2;
