import { polygon } from "../../drawing/path.ts";
import type { Circle, Colour, Drawing, Frame, Path, Point } from "../../drawing/operation.ts";
import { mix } from "./colour.ts";
import type { TextureScene } from "../description.ts";
import { setStage } from "../set-stage.ts";
import { fillCircles, fillFrame, fillShape, fillShapes, linear, radial, type Stage } from "../stage.ts";

const SUNNY: Colour = "#ffe39c";
/** Slant of the tiles: x moves by this fraction of their height. */
const LEAN = -0.325;

/** A flat background with one light corner and one plain corner for a logo. */
export const drawTexture = ({ texture, seed }: TextureScene, frame: Frame): Drawing => {
  const stage = setStage(
    { hour: "day", ...(seed !== undefined && { seed }) },
    frame,
    { position: [0, 0, 5], target: [0, 0, 0], focal: 1, anchor: [0.5, 0.5] },
    [0.9, 0],
  );
  if (texture === "panes") paintPanes(stage);
  else if (texture === "seam") paintSeamTexture(stage);
  else if (texture === "plain") paintPlain(stage);
  else if (texture === "sun") paintSunlight(stage);
  else paintTileTexture(stage, texture);
  return { ...frame, operations: stage.operations };
};

const longest = ({ frame: { width, height } }: Stage): number => Math.max(width, height);

const paintPanes = (stage: Stage): void => {
  const { width, height } = stage.frame;
  const size = longest(stage);
  fillFrame(stage, linear([0, 0], [width, height], [0, "#0b443e"], [0.6, "#08322e"], [1, "#051f1d"]));
  const tall = size * 0.2;
  const wide = size * 0.16;
  const gap = size * 0.022;
  for (let row = -1; row * (tall + gap) < height; row += 1) {
    const y = row * (tall + gap);
    for (let column = -3; column < 12; column += 1) {
      const x = column * (wide + gap) + (row % 2 === 0 ? 0 : wide * 0.5) + y * LEAN + size * 0.1;
      const pane = leaning(x, y, wide, tall);
      const distance = Math.hypot(x - width * 0.86, y - height * 0.12) / size;
      const light = Math.max(0, 1 - distance * 1.55);
      fillShape(stage, pane, mix("#0f5b52", "#ffd166", Math.min(1, light * light * 1.25)), 0.2 + 0.75 * light);
      if (light > 0.35) {
        fillShape(
          stage,
          [pane[0], [x + wide * 0.45, y], [x + wide * 0.1 + LEAN * tall, y + tall], pane[3]],
          "#ffffff",
          0.14,
        );
      }
    }
  }
  fillFrame(stage, radial([width * 0.9, 0], size * 0.75, [0, SUNNY, 0.4], [1, SUNNY, 0]));
};

/** One colour with two broad slanted bands, for a sheet of words alone. */
const paintPlain = (stage: Stage): void => {
  const { width, height } = stage.frame;
  const size = longest(stage);
  fillFrame(stage, linear([0, 0], [width, height], [0, "#0f5b52"], [1, "#0a423b"]));
  const start = width - size * 0.3;
  fillShape(stage, leaning(start, 0, size * 0.16, height), "#ffffff", 0.06);
  fillShape(stage, leaning(start + size * 0.2, 0, size * 0.05, height), "#ffd166", 0.9);
};

/** Yellow light through slanted panes, behind large dark type. */
const paintSunlight = (stage: Stage): void => {
  const { width, height } = stage.frame;
  const size = longest(stage);
  fillFrame(stage, linear([0, 0], [width, height], [0, "#ffdc8a"], [1, "#ffc64a"]));
  for (const [start, wide, opacity] of [
    [0.62, 0.2, 0.34],
    [0.85, 0.2, 0.22],
    [1.08, 0.2, 0.3],
  ] as const)
    fillShape(
      stage,
      leaning(width - size * 0.9 + start * size - LEAN * height * 0.5, 0, wide * size, height),
      "#ffffff",
      opacity,
    );
};

const leaning = (x: number, y: number, width: number, height: number): [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x + width + LEAN * height, y + height],
  [x + LEAN * height, y + height],
];

const TILES: Readonly<
  Record<"slate" | "clay" | "snow" | "light", { base: Colour; up: Colour; down: Colour; pale?: boolean }>
> = {
  slate: { base: "#2c3941", up: "#7d8f99", down: "#04130f" },
  clay: { base: "#5f2f1d", up: "#c98258", down: "#240e07" },
  snow: { base: "#3d5763", up: "#a9c3cd", down: "#12252e" },
  light: { base: "#eef2f3", up: "#ffffff", down: "#c9d4d8", pale: true },
};
const TILE_SHADES = [0.22, 0.12, 0.05, 0.06, 0.14, 0.26] as const;

const paintTileTexture = (stage: Stage, kind: keyof typeof TILES): void => {
  const { width, height } = stage.frame;
  const { base, up, down, pale = false } = TILES[kind];
  const size = longest(stage);
  const wide = size * 0.085;
  const tall = size * 0.075;
  const joint = size / 900;
  fillFrame(stage, base);
  const shades: Point[][][] = TILE_SHADES.map(() => []);
  const courses: Point[][] = [];
  for (let row = 0; row * tall < height; row += 1) {
    const y = row * tall;
    for (let x = (row % 2 === 0 ? 0 : wide / 2) - wide; x < width + wide; x += wide) {
      shades[Math.floor(stage.random() * shades.length)]?.push(
        leaning(x + joint, y, wide - 2 * joint, tall - 1.5 * joint),
      );
    }
    courses.push([
      [0, y + tall - 3 * joint],
      [width, y + tall - 3 * joint],
      [width, y + tall],
      [0, y + tall],
    ]);
  }
  TILE_SHADES.forEach((opacity, index) => fillShapes(stage, shades[index] ?? [], index < 3 ? up : down, opacity));
  fillShapes(stage, courses, "#04130f", pale ? 0.05 : 0.28);
  if (kind === "snow") return paintSnow(stage);
  fillFrame(
    stage,
    radial(
      [width * 0.82, -height * 0.1],
      size * 0.9,
      [0, SUNNY, pale ? 0.75 : 0.5],
      [0.5, SUNNY, 0.1],
      [1, pale ? SUNNY : "#04130f", pale ? 0 : 0.35],
    ),
  );
};

/** A cold light from the upper right and flakes that grow towards it. */
const paintSnow = (stage: Stage): void => {
  const { width, height } = stage.frame;
  const size = longest(stage);
  fillFrame(
    stage,
    radial([width * 0.9, 0], size * 0.95, [0, "#e4f0f4", 0.62], [0.55, "#a9c3cd", 0.2], [1, "#12252e", 0.3]),
  );
  const flakes: Circle[] = Array.from({ length: 90 }, () => {
    const centre: Point = [stage.random() * width, stage.random() * height];
    const light = Math.max(0, 1 - Math.hypot(centre[0] - width * 0.9, centre[1]) / (size * 1.1));
    return { centre, radius: size * (0.0016 + 0.0085 * light * stage.random()) };
  });
  fillCircles(stage, flakes.slice(0, 60), "#ffffff", 0.82);
  fillCircles(stage, flakes.slice(60), "#ffffff", 0.4);
};

const paintSeamTexture = (stage: Stage): void => {
  const { width, height } = stage.frame;
  const { random } = stage;
  const size = longest(stage);
  const bay = size * 0.1;
  fillFrame(stage, linear([0, 0], [0, height], [0, "#5faf9f"], [1, "#1b6a5f"]));
  const at = (x: number, y: number, wide: number, tall: number): Path => polygon(leaning(x, y, wide, tall));
  const seams: Path[] = [];
  const shadows: Path[] = [];
  const paler: Path[] = [];
  const runs: Path[] = [];
  for (let x = -bay; x < width - LEAN * height + bay; x += bay) {
    seams.push(at(x, 0, bay * 0.07, height));
    shadows.push(at(x + bay * 0.07, 0, bay * 0.15, height));
    if (random() > 0.5) paler.push(at(x + bay * 0.22, 0, bay * 0.78, height));
    const y = random() * height * 0.7;
    const tall = height * (0.1 + 0.3 * random());
    runs.push(at(x + bay * (0.3 + 0.5 * random()) + LEAN * y, y, bay * 0.08, tall));
  }
  const fill = (paths: readonly Path[], colour: Colour, opacity: number): void => {
    if (paths.length > 0) stage.operations.push({ kind: "path", path: paths.flat(), fill: colour, opacity });
  };
  fill(paler, "#ffffff", 0.06);
  fill(runs, "#c9ebe2", 0.22);
  fill(shadows, "#04211d", 0.3);
  fill(seams, "#bfe5db", 0.8);
  fillFrame(stage, radial([width * 0.8, 0], size * 0.8, [0, SUNNY, 0.55], [1, SUNNY, 0]));
};
