import type { InteriorScene } from "../description.ts";
import { WALL } from "../surface/materials.ts";
import { fillFace, fillFaces, fillFrame, linear, shade, type Stage } from "../stage.ts";
import { add, scale, type Vector } from "../space/vector.ts";

/** A room with a knee wall and the slope of the roof above it. */
export interface Room {
  /** A point on the slope: along it, down from its top, `n` towards the room. */
  readonly slope: (u: number, v: number, n?: number) => Vector;
  readonly slopeLength: number;
  readonly top: Vector;
}

const HALF = 3.6;
const KNEE_Z = -2.4;
const KNEE_HEIGHT = 0.7;
const TOP = 4.6;
const BOARD = 0.36;

export const createRoom = (pitchDegrees: number): Room => {
  const pitch = (pitchDegrees * Math.PI) / 180;
  const top: Vector = [0, TOP, KNEE_Z + (TOP - KNEE_HEIGHT) / Math.tan(pitch)];
  const down: Vector = [0, -Math.sin(pitch), -Math.cos(pitch)];
  const inwards: Vector = [0, -Math.cos(pitch), Math.sin(pitch)];
  return {
    slope: (u, v, n = 0) => add(add(top, [u, 0, 0]), add(scale(down, v), scale(inwards, n))),
    slopeLength: (TOP - KNEE_HEIGHT) / Math.sin(pitch),
    top,
  };
};

/** Floor, walls, slope and rafters. */
export const paintRoomShell = (
  stage: Stage,
  room: Room,
  { wall = "#efe8da", floor = "#c9a071", rafters = [] }: InteriorScene,
): void => {
  const { project } = stage.camera;
  fillFrame(stage, shade(stage, wall ?? WALL, 0.8));
  fillFace(
    stage,
    [
      [-HALF, 0, 4.4],
      [HALF, 0, 4.4],
      [HALF, 0, KNEE_Z],
      [-HALF, 0, KNEE_Z],
    ],
    linear(project([0, 0, KNEE_Z]), project([0, 0, 3]), [0, shade(stage, floor, 0.98)], [1, shade(stage, floor, 0.68)]),
  );
  paintFloorJoints(stage);

  for (const [side, facing] of [
    [-1, 0.93],
    [1, 0.8],
  ] as const) {
    const x = side * HALF;
    fillFace(
      stage,
      [
        [x, 0, 4.4],
        [x, 0, KNEE_Z],
        [x, KNEE_HEIGHT, KNEE_Z],
        [x, TOP, room.top[2]],
        [x, TOP, 4.4],
      ],
      linear(
        project([x, 1, KNEE_Z]),
        project([x, 1, 2]),
        [0, shade(stage, wall, facing)],
        [1, shade(stage, wall, facing * 0.86)],
      ),
    );
  }
  fillFace(
    stage,
    [
      [-HALF, 0, KNEE_Z],
      [HALF, 0, KNEE_Z],
      [HALF, KNEE_HEIGHT, KNEE_Z],
      [-HALF, KNEE_HEIGHT, KNEE_Z],
    ],
    shade(stage, wall, 0.84),
  );
  const skirting = KNEE_Z + 0.01;
  fillFace(
    stage,
    [
      [-HALF, 0, skirting],
      [HALF, 0, skirting],
      [HALF, 0.1, skirting],
      [-HALF, 0.1, skirting],
    ],
    shade(stage, "#ffffff", 0.9),
  );

  const { slope, slopeLength } = room;
  fillFace(
    stage,
    [slope(-HALF, 0), slope(HALF, 0), slope(HALF, slopeLength), slope(-HALF, slopeLength)],
    linear(
      project(slope(0, 0)),
      project(slope(0, slopeLength)),
      [0, shade(stage, wall, 0.86)],
      [1, shade(stage, wall)],
    ),
  );
  for (const u of rafters) paintRafter(stage, room, u);
};

const paintFloorJoints = (stage: Stage): void => {
  const joints: Vector[][] = [];
  for (let x = -HALF; x <= HALF; x += BOARD) {
    joints.push([
      [x, 0.002, 4],
      [x + 0.012, 0.002, 4],
      [x + 0.012, 0.002, KNEE_Z],
      [x, 0.002, KNEE_Z],
    ]);
    for (let z = KNEE_Z + stage.random() * 1.6; z < 4; z += 1.4 + stage.random()) {
      joints.push([
        [x, 0.002, z],
        [x + BOARD, 0.002, z],
        [x + BOARD, 0.002, z + 0.015],
        [x, 0.002, z + 0.015],
      ]);
    }
  }
  fillFaces(stage, joints, "#3b2412", 0.28);
};

const paintRafter = (stage: Stage, { slope, slopeLength }: Room, u: number): void => {
  const wood = "#a9783f";
  fillFace(
    stage,
    [slope(u, 0, 0.18), slope(u + 0.16, 0, 0.18), slope(u + 0.16, slopeLength, 0.18), slope(u, slopeLength, 0.18)],
    shade(stage, wood, 0.95),
  );
  const flank = u < stage.camera.position[0] ? u + 0.16 : u;
  fillFace(
    stage,
    [slope(flank, 0, 0.18), slope(flank, slopeLength, 0.18), slope(flank, slopeLength), slope(flank, 0)],
    shade(stage, wood, 0.62),
  );
};
