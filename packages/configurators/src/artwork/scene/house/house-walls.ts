import type { Colour } from "../../drawing/operation.ts";
import { paintGlass } from "../window/glass.ts";
import { isLit, SHADE, type Glass } from "../sky/light.ts";
import { FRAME } from "../surface/materials.ts";
import { fillFace, fillFaces, linear, shade, sunAtLeft, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

/** The body of a house in metres. The ground is y = 0, the gable faces left, the long side faces the viewer. */
export interface Body {
  /** Half of the length along the ridge. */
  readonly half: number;
  /** Half of the depth. */
  readonly depth: number;
  readonly eaves: number;
  readonly ridge: number;
  /** Rise of the roof per metre. */
  readonly slope: number;
  readonly wall: Colour;
  readonly boards: Colour;
}

const OVERHANG = 0.38;

export const paintWalls = (stage: Stage, body: Body): void => {
  paintHouseShadow(stage, body);
  paintGable(stage, body);
  paintFront(stage, body);
};

const darkGlass = (stage: Stage, lit: boolean): { glass?: Glass } => {
  const { sky } = stage.light;
  return isLit(stage.light) && !lit ? { glass: [sky[2], sky[1], sky[0]] } : {};
};

const paintGable = (stage: Stage, { half, depth, eaves, ridge, slope, wall, boards }: Body): void => {
  const facing = sunAtLeft(stage) ? 1.02 : 0.7;
  const x = -half;
  const { project } = stage.camera;
  fillFace(
    stage,
    [
      [x, 0, depth],
      [x, 0, -depth],
      [x, eaves, -depth],
      [x, ridge, 0],
      [x, eaves, depth],
    ],
    linear(
      project([x, ridge, 0]),
      project([x, 0, 0]),
      [0, shade(stage, wall, facing * 0.95)],
      [1, shade(stage, wall, facing * 0.84)],
    ),
  );
  const joints: Vector[][] = [];
  for (let z = -depth; z <= depth; z += 0.2) {
    const top = eaves + (depth - Math.abs(z)) * slope;
    if (top > eaves + 0.08) {
      joints.push([
        [x - 0.01, eaves, z],
        [x - 0.01, eaves, z + 0.025],
        [x - 0.01, top, z + 0.025],
        [x - 0.01, top, z],
      ]);
    }
  }
  fillFace(
    stage,
    [
      [x - 0.01, eaves, depth],
      [x - 0.01, eaves, -depth],
      [x - 0.01, ridge, 0],
    ],
    shade(stage, boards, facing),
  );
  fillFaces(stage, joints, "#2a160a", 0.35);
  paintGableWindow(stage, x, 0.55, eaves + 0.35, -0.55, eaves + 1.25, true);
  paintGableWindow(stage, x, 1.7, 0.85, 0.75, 1.75, false);
  paintGableWindow(stage, x, -0.6, 0.85, -1.55, 1.75, true);

  const underside = (z: number): number => ridge - 0.05 - Math.abs(z) * slope;
  for (const [end, share] of [
    [-(depth + OVERHANG), 0.62],
    [depth + OVERHANG, 0.72],
  ] as const) {
    fillFace(
      stage,
      [
        [x - OVERHANG, underside(0), 0],
        [x - OVERHANG, underside(end), end],
        [x, underside(end), end],
        [x, underside(0), 0],
      ],
      shade(stage, "#8a6240", facing * share),
    );
  }
};

const paintGableWindow = (
  stage: Stage,
  wall: number,
  z0: number,
  y0: number,
  z1: number,
  y1: number,
  lit: boolean,
): void => {
  const x = wall - 0.02;
  const frame = shade(stage, FRAME, 0.9);
  fillFace(
    stage,
    [
      [x, y0 - 0.06, z0 + 0.06],
      [x, y0 - 0.06, z1 - 0.06],
      [x, y1 + 0.06, z1 - 0.06],
      [x, y1 + 0.06, z0 + 0.06],
    ],
    frame,
  );
  paintGlass(stage, {
    at: (z, down) => [x - 0.01, y1 + y0 - down, z],
    extent: { left: z0, top: y0, right: z1, bottom: y1 },
    ...darkGlass(stage, lit),
  });
  const middle = (z0 + z1) / 2;
  fillFace(
    stage,
    [
      [x - 0.02, y0, middle + 0.025],
      [x - 0.02, y0, middle - 0.025],
      [x - 0.02, y1, middle - 0.025],
      [x - 0.02, y1, middle + 0.025],
    ],
    frame,
  );
};

/** A rectangle on the front wall, `out` in front of it. */
const onFront = (depth: number, x0: number, y0: number, x1: number, y1: number, out: number): Vector[] => [
  [x0, y0, depth + out],
  [x1, y0, depth + out],
  [x1, y1, depth + out],
  [x0, y1, depth + out],
];

const paintFront = (stage: Stage, { half, depth, eaves, wall }: Body): void => {
  const facing = sunAtLeft(stage) ? 0.84 : 1.03;
  const { project } = stage.camera;
  fillFace(
    stage,
    onFront(depth, -half, 0, half, eaves, 0),
    linear(
      project([-half, 0, depth]),
      project([half, 0, depth]),
      [0, shade(stage, wall, facing * 0.96)],
      [1, shade(stage, wall, facing * 1.02)],
    ),
  );
  fillFace(stage, onFront(depth, -half, 0, half, 0.32, 0), shade(stage, "#7b878c", facing * 0.9));
  paintFrontWindow(stage, depth, -2.6, 0.75, -1.5, 1.75);
  paintFrontWindow(stage, depth, 1.35, 0.32, 2.7, 1.8);
  fillFace(stage, onFront(depth, -0.5, 0.05, 0.35, 1.8, 0.02), shade(stage, "#0f5b52", facing));
  fillFace(
    stage,
    onFront(depth, -0.2, 1.05, 0.08, 1.62, 0.03),
    isLit(stage.light) ? "#ffd98a" : shade(stage, "#9fc3cc"),
  );
  // The step at the door, with its upper side.
  fillFace(
    stage,
    [
      [-0.62, 0.1, depth],
      [0.47, 0.1, depth],
      [0.47, 0.1, depth + 0.3],
      [-0.62, 0.1, depth + 0.3],
    ],
    shade(stage, "#aab4b8"),
  );
  fillFace(stage, onFront(depth, -0.62, 0, 0.47, 0.1, 0.3), shade(stage, "#8b979c", 0.8));
  fillFace(stage, onFront(depth, -half, eaves - 0.34, half, eaves, 0.015), SHADE, 0.28);
};

const paintFrontWindow = (stage: Stage, depth: number, x0: number, y0: number, x1: number, y1: number): void => {
  const frame = shade(stage, FRAME, 0.95);
  fillFace(stage, onFront(depth, x0 - 0.07, y0 - 0.07, x1 + 0.07, y1 + 0.07, 0.01), frame);
  paintGlass(stage, {
    at: (x, down) => [x, y1 + y0 - down, depth + 0.02],
    extent: { left: x0, top: y0, right: x1, bottom: y1 },
  });
  const middle = (x0 + x1) / 2;
  fillFace(stage, onFront(depth, middle - 0.03, y0, middle + 0.03, y1, 0.03), frame);
};

/** The long shadow of the house in its garden. */
const paintHouseShadow = (stage: Stage, { half, depth }: Body): void =>
  fillFace(
    stage,
    [
      [-half, 0, depth],
      [half, 0, depth],
      [half + 2.6, 0, depth + 1.7],
      [-half - 1, 0, depth + 1.9],
    ],
    SHADE,
    0.22,
  );
