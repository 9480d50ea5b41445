import { smoothOutline, taperedBar } from "../drawing/curve.ts";
import type { Colour, Path, Point } from "../drawing/operation.ts";
import { mapPath, polygon } from "../drawing/path.ts";
import { SHADE } from "./sky/light.ts";
import type { RoofPlane } from "./house/roof-plane.ts";
import { fillFace, fillPath, shade, sunAtLeft, type Stage } from "./stage.ts";
import { add, type Vector } from "./space/vector.ts";

/** A person in work clothes who kneels on the roof and screws a window's frame down. */
export interface Installer {
  /** Where the front knee is, on the roof in metres. */
  readonly at: readonly [u: number, v: number];
  /** The side that the person faces. */
  readonly faces: "left" | "right";
  /** 1 is life-size. */
  readonly size?: number;
  readonly jacket?: Colour;
  /** Where the safety rope leaves the picture's roof, along the ridge from the person, in metres. */
  readonly rope?: number;
}

const TROUSERS: Colour = "#33424b";
const PADS: Colour = "#1f2a31";
const BOOT: Colour = "#4a3527";
const SOLE: Colour = "#20180f";
const SKIN: Colour = "#d29a70";
const HAIR: Colour = "#3a2a1e";
const HELMET: Colour = "#ffd166";
const GLOVE: Colour = "#2a353c";
const REFLECTIVE: Colour = "#eef3f2";
const STRAP: Colour = "#16333a";
const TOOL: Colour = "#0f7a6c";
const STEEL: Colour = "#aeb9be";

const turned =
  ([cx, cy]: Point, degrees: number) =>
  ([x, y]: Point): Point => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [x - cx, y - cy];
    return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
  };

/** The joints in metres: x in the direction that the person faces, y up from the roof. */
const HIP: Point = [-0.12, 0.5];
const KNEE: Point = [0.03, 0.1];
const ANKLE: Point = [-0.4, 0.11];
const FAR_KNEE: Point = [0.36, 0.49];
const FAR_ANKLE: Point = [0.36, 0.12];
const SHOULDER: Point = [0.17, 0.92];
const ELBOW: Point = [0.31, 0.62];
const HAND: Point = [0.6, 0.56];
const FAR_SHOULDER: Point = [0.24, 0.9];
const FAR_ELBOW: Point = [0.52, 0.68];
const FAR_HAND: Point = [0.84, 0.42];
const HEAD: Point = [0.33, 1.13];

const bent = (points: readonly [Point, Point, Point], radii: readonly [number, number, number]): Path => [
  ...taperedBar(points[0], points[1], radii[0], radii[1]),
  ...taperedBar(points[1], points[2], radii[1], radii[2]),
];

const FAR_LEG = bent([[-0.04, 0.5], FAR_KNEE, FAR_ANKLE], [0.12, 0.088, 0.07]);
const FAR_BOOT = smoothOutline([
  [0.285, 0.03],
  [0.29, 0.16],
  [0.37, 0.19],
  [0.44, 0.15],
  [0.5, 0.095],
  [0.6, 0.075],
  [0.625, 0.025],
  [0.46, 0.015],
]);
const FAR_SOLE = taperedBar([0.3, 0.02], [0.61, 0.02], 0.025, 0.022);
const LEG = bent([HIP, KNEE, ANKLE], [0.135, 0.095, 0.07]);
const KNEE_PAD = smoothOutline([
  [0.105, 0.2],
  [0.14, 0.1],
  [0.08, 0.01],
  [-0.04, 0.005],
  [-0.02, 0.07],
  [0.03, 0.15],
]);
const BOOT_SHAPE = smoothOutline([
  [-0.33, 0.185],
  [-0.34, 0.05],
  [-0.44, 0.01],
  [-0.545, 0.0],
  [-0.575, 0.05],
  [-0.52, 0.1],
  [-0.48, 0.19],
  [-0.4, 0.205],
]);
const BOOT_SOLE = bent(
  [
    [-0.49, 0.185],
    [-0.545, 0.1],
    [-0.59, 0.02],
  ],
  [0.02, 0.022, 0.022],
);
const TORSO = smoothOutline([
  [-0.25, 0.46],
  [-0.235, 0.6],
  [-0.15, 0.79],
  [-0.02, 0.95],
  [0.11, 1.035],
  [0.22, 1.03],
  [0.3, 0.94],
  [0.27, 0.8],
  [0.17, 0.65],
  [0.08, 0.53],
  [0.02, 0.42],
  [-0.14, 0.385],
]);
/** The front of the jacket, away from the light. */
const TORSO_SHADE = smoothOutline([
  [0.22, 1.03],
  [0.3, 0.94],
  [0.27, 0.8],
  [0.17, 0.65],
  [0.08, 0.53],
  [0.02, 0.42],
  [-0.03, 0.43],
  [0.05, 0.6],
  [0.15, 0.78],
  [0.19, 0.92],
]);
const HEM = smoothOutline([
  [-0.255, 0.47],
  [-0.12, 0.43],
  [0.055, 0.47],
  [0.05, 0.4],
  [-0.12, 0.36],
  [-0.26, 0.41],
]);
const CHEST_BAND = polygon([
  [-0.215, 0.665],
  [0.175, 0.645],
  [0.225, 0.715],
  [-0.185, 0.735],
]);
const BELT = taperedBar([-0.23, 0.505], [0.05, 0.505], 0.03, 0.03);
const SHOULDER_STRAP = bent(
  [
    [0.06, 1.0],
    [-0.03, 0.78],
    [-0.12, 0.5],
  ],
  [0.022, 0.022, 0.022],
);
const POUCH = smoothOutline([
  [-0.24, 0.49],
  [-0.1, 0.49],
  [-0.09, 0.35],
  [-0.16, 0.31],
  [-0.235, 0.34],
]);
const ARM = bent([SHOULDER, ELBOW, HAND], [0.098, 0.074, 0.055]);
const ARM_SHADE = taperedBar([0.335, 0.585], [0.575, 0.525], 0.035, 0.022);
const ARM_BAND = polygon([
  [0.163, 0.765],
  [0.315, 0.835],
  [0.338, 0.785],
  [0.183, 0.715],
]);
const FAR_ARM = bent([FAR_SHOULDER, FAR_ELBOW, FAR_HAND], [0.085, 0.068, 0.05]);
const FAR_GLOVE = bent(
  [
    [0.8, 0.45],
    [0.87, 0.37],
    [0.93, 0.33],
  ],
  [0.055, 0.055, 0.03],
);
const GLOVE_SHAPE = bent(
  [
    [0.57, 0.565],
    [0.645, 0.555],
    [0.66, 0.51],
  ],
  [0.057, 0.058, 0.045],
);

const nod = (path: Path): Path => mapPath(path, turned(HEAD, -14));
const NECK = taperedBar([0.2, 0.98], [0.28, 1.08], 0.075, 0.07);
const COLLAR = taperedBar([0.13, 1.045], [0.29, 0.99], 0.04, 0.035);
const FACE = nod(
  smoothOutline([
    [0.22, 1.2],
    [0.215, 1.1],
    [0.26, 1.03],
    [0.345, 0.995],
    [0.405, 1.005],
    [0.425, 1.05],
    [0.432, 1.085],
    [0.468, 1.105],
    [0.44, 1.15],
    [0.436, 1.22],
    [0.33, 1.25],
  ]),
);
const BACK_HAIR = nod(
  smoothOutline([
    [0.2, 1.2],
    [0.195, 1.1],
    [0.23, 1.055],
    [0.27, 1.08],
    [0.28, 1.13],
    [0.305, 1.19],
  ]),
);
const EAR = nod(taperedBar([0.298, 1.125], [0.302, 1.095], 0.026, 0.02));
const SAFETY_GLASSES = nod(taperedBar([0.315, 1.15], [0.445, 1.14], 0.012, 0.022));
const HELMET_SHAPE = nod(
  smoothOutline([
    [0.165, 1.175],
    [0.165, 1.26],
    [0.225, 1.34],
    [0.32, 1.37],
    [0.41, 1.335],
    [0.455, 1.245],
    [0.46, 1.19],
    [0.32, 1.175],
  ]),
);
const BRIM = nod(taperedBar([0.17, 1.18], [0.53, 1.172], 0.02, 0.014));
const HELMET_LIGHT = nod(
  smoothOutline([
    [0.2, 1.25],
    [0.245, 1.32],
    [0.32, 1.345],
    [0.3, 1.31],
    [0.25, 1.28],
    [0.225, 1.23],
  ]),
);
const HELMET_RIB = nod(
  smoothOutline([
    [0.305, 1.2],
    [0.3, 1.3],
    [0.34, 1.372],
    [0.375, 1.3],
    [0.375, 1.2],
  ]),
);
const CHIN_STRAP = nod(taperedBar([0.325, 1.18], [0.36, 1.01], 0.009, 0.008));

/** The cordless screwdriver, drawn level and then turned down to the frame. */
const GRIP: Point = [0.64, 0.54];
const tool = (path: Path): Path => mapPath(path, turned(GRIP, -46));
const TOOL_BODY = tool([
  ...taperedBar([0.545, 0.605], [0.76, 0.605], 0.05, 0.045),
  ...taperedBar([0.63, 0.6], [0.6, 0.46], 0.036, 0.036),
]);
const BATTERY = tool(taperedBar([0.545, 0.435], [0.67, 0.435], 0.034, 0.034));
const CHUCK = tool(taperedBar([0.79, 0.605], [0.85, 0.605], 0.034, 0.02));
const BIT = tool(taperedBar([0.85, 0.605], [0.99, 0.605], 0.01, 0.008));

/** Paints the person with shadow and safety rope. */
export const paintInstaller = (stage: Stage, plane: RoofPlane, installer: Installer): void => {
  const { at, faces, size = 1, jacket = "#d2622a", rope = 0.9 } = installer;
  const [u, v] = at;
  const direction = faces === "right" ? 1 : -1;
  const place = ([x, y]: Point): Point =>
    stage.camera.project(add(plane.at(u + direction * x * size, v), [0, y * size, 0] satisfies Vector));
  const fill = (path: Path, colour: Colour, facing = 1, opacity?: number): void =>
    fillPath(stage, mapPath(path, place), shade(stage, colour, facing), opacity);

  paintShadow(stage, plane, installer);
  paintRope(stage, place, plane, [u + rope, 0]);

  fill(FAR_ARM, jacket, 0.66);
  fill(FAR_GLOVE, GLOVE, 0.8);
  fill(FAR_LEG, TROUSERS, 0.66);
  fill(FAR_BOOT, BOOT, 0.75);
  fill(FAR_SOLE, SOLE, 0.8);

  fill(BOOT_SHAPE, BOOT, 1);
  fill(BOOT_SOLE, SOLE, 1);
  fill(LEG, TROUSERS, 0.98);
  fill(KNEE_PAD, PADS, 0.95);
  fill(HEM, jacket, 0.8);
  fill(NECK, SKIN, 0.78);
  fill(TORSO, jacket, 1);
  fill(TORSO_SHADE, SHADE, 1, 0.2);
  fill(CHEST_BAND, REFLECTIVE, 1);
  fill(POUCH, BOOT, 0.9);
  fill(BELT, STRAP, 0.9);
  fill(SHOULDER_STRAP, STRAP, 0.9);

  fill(FACE, SKIN, 1);
  fill(BACK_HAIR, HAIR, 1);
  fill(EAR, SKIN, 0.84);
  fill(SAFETY_GLASSES, STRAP, 0.8);
  fill(CHIN_STRAP, STRAP, 0.8);
  fill(COLLAR, jacket, 0.82);
  fill(HELMET_SHAPE, HELMET, 1);
  fill(HELMET_RIB, HELMET, 0.86);
  fill(HELMET_LIGHT, "#ffffff", 1, 0.45);
  fill(BRIM, HELMET, 0.78);

  fill(BIT, STEEL, 0.9);
  fill(CHUCK, PADS, 1);
  fill(TOOL_BODY, TOOL, 1);
  fill(BATTERY, PADS, 1);
  fill(ARM, jacket, 1.04);
  fill(ARM_SHADE, SHADE, 1, 0.16);
  fill(ARM_BAND, REFLECTIVE, 1);
  fill(GLOVE_SHAPE, GLOVE, 1);
};

/** The contact shadow on the roof, longer on the side away from the sun. */
const paintShadow = (stage: Stage, plane: RoofPlane, { at: [u, v], faces, size = 1 }: Installer): void => {
  const away = sunAtLeft(stage) ? 1 : -1;
  const middle = u + (faces === "right" ? 0.04 : -0.04) * size;
  const oval = (across: number, down: number, shift: number, opacity: number): void =>
    fillFace(
      stage,
      Array.from({ length: 24 }, (_, step) => {
        const angle = (step / 24) * 2 * Math.PI;
        return plane.at(
          middle + shift + Math.cos(angle) * across * size,
          v + 0.06 + Math.sin(angle) * down * size,
          0.02,
        );
      }),
      SHADE,
      opacity,
    );
  oval(0.62, 0.2, away * 0.22, 0.26);
  oval(0.5, 0.09, 0, 0.34);
};

/** From the ring between the shoulders to the ridge. */
const paintRope = (stage: Stage, place: (point: Point) => Point, plane: RoofPlane, end: Point): void => {
  const from = place([-0.06, 0.9]);
  const to = stage.camera.project(plane.at(end[0], end[1], 0.1));
  const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + Math.abs(to[1] - from[1]) * 0.22];
  const width = Math.hypot(place([0, 0.016])[0] - place([0, 0])[0], place([0, 0.016])[1] - place([0, 0])[1]);
  stage.operations.push({
    kind: "stroke",
    path: [
      ["M", from],
      ["Q", sag, to],
    ],
    colour: shade(stage, "#f2f5f6", 1),
    width,
    cap: "round",
  });
};
