import { cutPolygon } from "../../drawing/clip.ts";
import type { Frame, Point } from "../../drawing/operation.ts";
import { cross, dot, normalise, subtract, vectorBetween, type Vector } from "./vector.ts";

export interface CameraPlacement {
  readonly position: Vector;
  readonly target: Vector;
  /** Focal factor; larger values zoom in. */
  readonly focal: number;
  /** Position of the target in the frame, as fractions of its width and height. */
  readonly anchor: Point;
}

export interface Camera {
  readonly position: Vector;
  readonly project: (point: Vector) => Point;
  /** Clips a face at the near plane and projects it. Empty when the face is behind the camera. */
  readonly projectFace: (face: readonly Vector[]) => Point[];
}

const NEAR = 0.15;
const WIDE = 1.4;

/**
 * The camera constant: each format gets its own composition, so wide and tall pictures show
 * the same subject at a suitable size instead of a crop.
 */
export const cameraConstant = (focal: number, { width, height }: Frame): number =>
  focal * (width / height > WIDE ? Math.max(1.38 * height, 0.7 * width) : Math.max(width, 1.05 * height));

export const createCamera = ({ position, target, focal, anchor }: CameraPlacement, frame: Frame): Camera => {
  const forward = normalise(subtract(target, position));
  const right = normalise(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const constant = cameraConstant(focal, frame);
  const centre: Point = [anchor[0] * frame.width, anchor[1] * frame.height];

  const depth = (point: Vector): number => dot(subtract(point, position), forward);
  const project = (point: Vector): Point => {
    const seen = subtract(point, position);
    const perspective = constant / Math.max(NEAR, dot(seen, forward));
    return [centre[0] + perspective * dot(seen, right), centre[1] - perspective * dot(seen, up)];
  };
  const projectFace = (face: readonly Vector[]): Point[] =>
    cutPolygon(face, (point) => depth(point) - NEAR, vectorBetween).map(project);

  return { position, project, projectFace };
};
