import type { Circle, Colour } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import type { RoomWindow } from "../description.ts";
import type { Room } from "./interior-shell.ts";
import { REVEAL } from "./interior-window.ts";
import { fillCircles, fillFace, fillFaces, linear, type Stage } from "../stage.ts";
import { add, normalise, scale, vectorBetween, type Vector } from "../space/vector.ts";

type Corners = readonly [Vector, Vector, Vector, Vector];

/** A pane and its light on the floor. */
export interface LightFall {
  readonly pane: Corners;
  readonly floor: Corners;
}

const SUNLIGHT = normalise([0.34, -1, 0.5]);
const RIM = 0.1;

/** Projects the unshaded part of a window along the sun's direction. */
export const createLightFall = (room: Room, { place: [u, v, width, height], blind = 0 }: RoomWindow): LightFall => {
  const top = v + blind * height + RIM;
  const bottom = v + height - RIM;
  const onFloor = (point: Vector): Vector => add(point, scale(SUNLIGHT, -point[1] / SUNLIGHT[1]));
  const pane: Corners = [
    room.slope(u + RIM, top, REVEAL),
    room.slope(u + width - RIM, top, REVEAL),
    room.slope(u + width - RIM, bottom, REVEAL),
    room.slope(u + RIM, bottom, REVEAL),
  ];
  return { pane, floor: [onFloor(pane[0]), onFloor(pane[1]), onFloor(pane[2]), onFloor(pane[3])] };
};

export const paintFloorLight = (stage: Stage, { floor }: LightFall, colour: Colour, strength: number): void => {
  const { project } = stage.camera;
  fillFace(
    stage,
    floor,
    linear(
      project(floor[2]),
      project(floor[0]),
      [0, mix(colour, "#ffffff", 0.35), Math.min(0.95, strength * 2.6)],
      [1, colour, strength * 1.5],
    ),
  );
};

/** The light shaft between pane and floor, with some dust. */
export const paintRoomShafts = (stage: Stage, { pane, floor }: LightFall, colour: Colour, strength: number): void => {
  const { project } = stage.camera;
  const body = linear(
    project(vectorBetween(pane[0], pane[2], 0.5)),
    project(vectorBetween(floor[0], floor[2], 0.5)),
    [0, mix(colour, "#ffffff", 0.5), strength * 1.15 * 0.55],
    [0.7, colour, strength * 0.45 * 0.55],
    [1, colour, strength * 0.12 * 0.55],
  );
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const) {
    fillFaces(stage, [[pane[a], pane[b], floor[b], floor[a]]], body);
  }
  const { random } = stage;
  const unit = Math.max(stage.frame.width, stage.frame.height) / 900;
  const dust = Array.from({ length: 10 }, (): Circle => {
    const along = random();
    const across = random();
    const point = vectorBetween(
      vectorBetween(pane[0], pane[1], across),
      vectorBetween(floor[0], floor[3], across),
      along,
    );
    return { centre: project(point), radius: (0.6 + random() * 1.2) * unit };
  });
  fillCircles(stage, dust, "#ffffff", 0.45);
};
