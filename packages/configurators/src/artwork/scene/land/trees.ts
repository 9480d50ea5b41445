import type { Circle, Path, Point } from "../../drawing/operation.ts";
import { polygon } from "../../drawing/path.ts";
import { SEASONS } from "../surface/materials.ts";
import { fillCircles, fillPath, shade, type Stage } from "../stage.ts";

export interface Tree {
  readonly kind: "leafy" | "conifer";
  /** Foot of the trunk, as fractions of the frame. */
  readonly at: Point;
  /** Fraction of the frame's height. */
  readonly height: number;
}

/** Crowns of a leafy tree: offset and radius as fractions of its height. */
const CROWNS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, -0.66, 0.27],
  [-0.17, -0.52, 0.2],
  [0.18, -0.54, 0.2],
  [-0.06, -0.82, 0.19],
  [0.12, -0.76, 0.18],
];

const trunk = ([x, y]: Point, height: number): Path =>
  polygon([
    [x - height * 0.025, y],
    [x - height * 0.012, y - height * 0.5],
    [x + height * 0.012, y - height * 0.5],
    [x + height * 0.025, y],
  ]);

const paintLeafy = (stage: Stage, foot: Point, height: number): void => {
  const { leaf } = SEASONS[stage.season];
  const towardsSun = stage.sun[0] > foot[0] ? 0.22 : -0.22;
  const dark: Circle[] = CROWNS.map(([x, y, r]) => ({
    centre: [foot[0] + x * height, foot[1] + y * height],
    radius: r * height,
  }));
  const lit: Circle[] = dark.map(({ centre: [x, y], radius }) => ({
    centre: [x + towardsSun * radius, y - 0.2 * radius],
    radius: radius * 0.72,
  }));
  fillPath(stage, trunk(foot, height), shade(stage, "#5b4636", 0.8));
  fillCircles(stage, dark, shade(stage, leaf[1]));
  fillCircles(stage, lit, shade(stage, leaf[0]), 0.85);
};

/** One half of a conifer's four tiers; `side` is -1 for left, 1 for right. */
const tiers = ([x, y]: Point, height: number, side: -1 | 1): Path =>
  [0, 1, 2, 3].flatMap((tier) => {
    const base = y - height * (0.25 * tier + 0.06);
    const half = height * (0.3 - 0.06 * tier);
    return polygon([
      [x, base - height * 0.36],
      [x + side * half, base],
      [x, base - height * 0.03],
    ]);
  });

interface Needles {
  trunks: Path;
  lit: Path;
  dark: Path;
}

const conifer = (foot: Point, height: number): Needles => {
  const [x, y] = foot;
  const half = height * 0.02;
  return {
    trunks: polygon([
      [x - half, y - height * 0.08],
      [x + half, y - height * 0.08],
      [x + half, y + height * 0.02],
      [x - half, y + height * 0.02],
    ]),
    lit: tiers(foot, height, -1),
    dark: tiers(foot, height, 1),
  };
};

const paintNeedles = (stage: Stage, trees: readonly Needles[], facing: number): void => {
  const { needle } = SEASONS[stage.season];
  const snowy = stage.season === "winter";
  fillPath(
    stage,
    trees.flatMap((tree) => tree.trunks),
    shade(stage, "#5a4334", facing * 0.8),
  );
  const litAtLeft = stage.sun[0] < stage.frame.width / 2;
  fillPath(
    stage,
    trees.flatMap((tree) => tree.lit),
    shade(stage, needle[litAtLeft || snowy ? 0 : 1], facing),
  );
  fillPath(
    stage,
    trees.flatMap((tree) => tree.dark),
    shade(stage, needle[litAtLeft || snowy ? 1 : 0], facing),
  );
};

/** A distant row of conifers. `level` and `size` are fractions of the height. */
export const paintForest = (stage: Stage, level: number, count: number, size: number, facing: number): void => {
  const { width, height } = stage.frame;
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + 0.6 * stage.random()) / count) * width;
    const tall = size * height * (0.6 + 0.7 * stage.random());
    return conifer([x, level * height + stage.random() * tall * 0.12], tall);
  });
  paintNeedles(stage, trees, facing);
};

export const paintTree = (stage: Stage, tree: Tree): void => {
  const { width, height } = stage.frame;
  const foot: Point = [tree.at[0] * width, tree.at[1] * height];
  const tall = tree.height * height;
  if (tree.kind === "leafy") paintLeafy(stage, foot, tall);
  else paintNeedles(stage, [conifer(foot, tall)], 1);
};
