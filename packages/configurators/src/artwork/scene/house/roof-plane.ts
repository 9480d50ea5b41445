import { add, scale, type Vector } from "../space/vector.ts";

/** A pitched roof: `u` along the ridge, `v` down the slope from the ridge, `n` above it, in metres. */
export interface RoofPlane {
  readonly at: (u: number, v: number, n?: number) => Vector;
  /** Down the slope. */
  readonly down: Vector;
  readonly normal: Vector;
}

/** Left, top, right, bottom on a roof plane. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const createRoofPlane = (origin: Vector, pitchDegrees: number): RoofPlane => {
  const pitch = (pitchDegrees * Math.PI) / 180;
  const down: Vector = [0, -Math.sin(pitch), Math.cos(pitch)];
  const normal: Vector = [0, Math.cos(pitch), Math.sin(pitch)];
  return {
    at: (u, v, n = 0) => add(add(origin, [u, 0, 0]), add(scale(down, v), scale(normal, n))),
    down,
    normal,
  };
};

/** A rectangle on the plane, `n` above it. */
export const patch = (plane: RoofPlane, { left, top, right, bottom }: Extent, n = 0): Vector[] => [
  plane.at(left, top, n),
  plane.at(right, top, n),
  plane.at(right, bottom, n),
  plane.at(left, bottom, n),
];

export const grow = ({ left, top, right, bottom }: Extent, by: number): Extent => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const shift = ({ left, top, right, bottom }: Extent, u: number, v: number): Extent => ({
  left: left + u,
  top: top + v,
  right: right + u,
  bottom: bottom + v,
});
