import type { Colour, Point } from "../../drawing/operation.ts";
import { capsule, polygon } from "../../drawing/path.ts";
import type { RoomWindow } from "../description.ts";
import type { Room } from "./interior-shell.ts";
import type { Hour, Light } from "../sky/light.ts";
import { INNER_WOOD } from "../surface/materials.ts";
import { clipTo, fillCircles, fillFace, fillFaces, fillPath, fillShape, linear, shade, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";
import { rain } from "../sky/weather.ts";

export interface Outlook {
  readonly hour: Hour;
  /** The light outside. */
  readonly sky: Light;
  readonly frame?: Colour | undefined;
  readonly blindColour?: Colour | undefined;
}

/** Depth of the pane behind the inner face of the slope, in metres. */
export const REVEAL = -0.34;
const SPLAY = 0.12;
const PLEAT = 0.11;

/** A window in the slope from inside: splayed lining, view, sash and blind. */
export const paintRoomWindow = (stage: Stage, room: Room, window: RoomWindow, outlook: Outlook): void => {
  const [u, v, width, height] = window.place;
  const corners: readonly (readonly [number, number])[] = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
  const dim = outlook.hour === "night" || outlook.hour === "dusk";
  const inner = corners.map(([x, y], index) =>
    room.slope(x + (index === 0 || index === 3 ? -SPLAY : SPLAY), y + (index < 2 ? -SPLAY * 0.6 : SPLAY * 0.9)),
  );
  const outer = corners.map(([x, y]) => room.slope(x, y, REVEAL));
  paintLiningSides(stage, inner, outer, dim ? 0.75 : 1);

  const view = outer.map((point) => stage.camera.project(point));
  const top = stage.camera.project(room.slope(u + width / 2, v, REVEAL));
  const bottom = stage.camera.project(room.slope(u + width / 2, v + height, REVEAL));
  const { sky } = outlook.sky;
  fillShape(stage, view, linear(top, bottom, [0, sky[0]], [0.5, sky[1]], [0.85, sky[2]], [1, sky[3]]));
  clipTo(stage, view, (through) => paintOutlook(through, view, outlook, u));

  paintSashRings(stage, room, window, outlook.frame ?? INNER_WOOD, dim ? 0.85 : 1);
  if (window.blind) paintBlind(stage, room, window, window.blind, outlook.blindColour ?? "#e9c58e", top, bottom);
};

const LINING: readonly (readonly [Colour, number])[] = [
  ["#ffffff", 0.78],
  ["#e7e4da", 0.82],
  ["#fffdf5", 1.06],
  ["#f4efe4", 0.97],
];

/** Four faces between two outlines of four corners. */
const between = (from: readonly Vector[], to: readonly Vector[]): Vector[][] =>
  from.flatMap((corner, index) => {
    const following = (index + 1) % from.length;
    const [next, nextTo, cornerTo] = [from[following], to[following], to[index]];
    return next && nextTo && cornerTo ? [[corner, next, nextTo, cornerTo]] : [];
  });

const paintLiningSides = (stage: Stage, inner: readonly Vector[], outer: readonly Vector[], facing: number): void =>
  between(inner, outer).forEach((side, index) => {
    const [colour, level] = LINING[index] ?? LINING[0] ?? ["#ffffff", 1];
    fillFace(stage, side, shade(stage, colour, level * facing));
  });

/** The view: stars, or clouds and hills, and rain or snow. */
const paintOutlook = (stage: Stage, view: readonly Point[], { hour, sky }: Outlook, variation: number): void => {
  const xs = view.map(([x]) => x);
  const ys = view.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const { random } = stage;
  const unit = Math.max(stage.frame.width, stage.frame.height) / 900;

  if (hour === "night" || hour === "dusk") {
    const stars = Array.from({ length: 26 }, () => ({
      centre: [left + random() * width, top + random() * height * 0.7] as const,
      radius: (0.5 + random()) * unit,
    }));
    fillCircles(stage, stars, "#f4f7ec", 0.7);
  } else {
    for (let bar = 0; bar < 3; bar += 1) {
      const length = width * (0.5 + 0.3 * random());
      const thick = height * 0.05;
      const x = left + random() * width - length / 2;
      fillPath(stage, capsule(x, top + height * (0.15 + 0.22 * bar), length, thick), sky.sun, 0.55 - 0.1 * bar);
    }
  }
  for (const range of [0, 1] as const) {
    const crest = Array.from({ length: 13 }, (_, step): Point => [
      left - width * 0.1 + (step / 12) * width * 1.25,
      top + height - height * (0.2 - 0.08 * range) - height * 0.06 * Math.sin(step * 0.9 + range * 2 + variation),
    ]);
    fillPath(
      stage,
      polygon([[left - width * 0.1, top + height * 1.05], ...crest, [left + width * 1.15, top + height * 1.05]]),
      sky.hills[range],
    );
  }
  if (hour === "winter") {
    const flakes = Array.from({ length: 22 }, () => ({
      centre: [left + random() * width, top + random() * height] as const,
      radius: (0.8 + random() * 1.6) * unit,
    }));
    fillCircles(stage, flakes, "#ffffff", 0.8);
  }
  if (hour === "storm") stage.operations.push(rain(random, [left, top], { width, height }, 30, 1.4 * unit));
};

const RING_SIDES = [0.86, 0.74, 1.06, 0.92] as const;

const paintSashRings = (
  stage: Stage,
  room: Room,
  { place: [u, v, width, height] }: RoomWindow,
  wood: Colour,
  facing: number,
): void => {
  const outline = (inset: number, n: number): Vector[] => [
    room.slope(u + inset, v + inset, n),
    room.slope(u + width - inset, v + inset, n),
    room.slope(u + width - inset, v + height - inset, n),
    room.slope(u + inset, v + height - inset, n),
  ];
  for (const [from, to, n, level] of [
    [-0.01, 0.07, REVEAL + 0.02, 0.9],
    [0.06, 0.13, REVEAL + 0.06, 1.02],
  ] as const) {
    between(outline(from, n), outline(to, n)).forEach((side, index) =>
      fillFace(stage, side, shade(stage, wood, (RING_SIDES[index] ?? 1) * level * facing)),
    );
  }
  const bar = (y: number): Vector[] => [
    room.slope(u + width * 0.3, y, REVEAL + 0.09),
    room.slope(u + width * 0.7, y, REVEAL + 0.09),
  ];
  fillFace(stage, [...bar(v + 0.04), ...bar(v + 0.085).reverse()], shade(stage, "#dde3e4", facing * 1.05));
};

const paintBlind = (
  stage: Stage,
  room: Room,
  { place: [u, v, width, height] }: RoomWindow,
  drawn: number,
  colour: Colour,
  top: Point,
  bottom: Point,
): void => {
  const length = height * drawn;
  const strip = (from: number, to: number, n: number, inset = 0.08): Vector[] => [
    room.slope(u + inset, from, n),
    room.slope(u + width - inset, from, n),
    room.slope(u + width - inset, to, n),
    room.slope(u + inset, to, n),
  ];
  const from = v + 0.08;
  fillFace(
    stage,
    strip(from, from + length, REVEAL + 0.1),
    linear(top, bottom, [0, shade(stage, colour, 0.9)], [1, shade(stage, colour, 1.08)]),
    0.95,
  );
  const pleats: Vector[][] = [];
  for (let y = 0; y < length; y += PLEAT) pleats.push(strip(from + y, from + y + 0.02, REVEAL + 0.105));
  fillFaces(stage, pleats, "#0a1f1c", 0.16);
  fillFace(
    stage,
    strip(from + length - 0.02, from + length + 0.04, REVEAL + 0.12, 0.07),
    shade(stage, "#f4efe4", 0.98),
  );
};
