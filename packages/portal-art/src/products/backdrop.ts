import type { Colour, Frame, Operation } from "@lucarne/configurators/artwork/drawing/operation";
import { rectangle } from "@lucarne/configurators/artwork/drawing/path";
import { fill, shape } from "./shapes.ts";

export type Backdrop = "slate" | "patina" | "copper" | "daylight";

/** Upper left and lower right of each backdrop. */
const TONES: Readonly<Record<Backdrop, readonly [Colour, Colour]>> = {
  slate: ["#eef2f4", "#dae1e5"],
  patina: ["#e4f0ec", "#cde3dd"],
  copper: ["#fbe9df", "#f4d0ba"],
  daylight: ["#fff3d2", "#ffe39c"],
};

const LEAN = 0.325;

/** The background of a product picture: a soft gradient with two slanted bands of light. */
export const drawBackdrop = ({ width, height }: Frame, backdrop: Backdrop): Operation[] => {
  const [from, to] = TONES[backdrop];
  const band = (x: number, wide: number, opacity: number): Operation =>
    shape(
      [
        [x + LEAN * height, 0],
        [x + LEAN * height + wide, 0],
        [x + wide, height],
        [x, height],
      ],
      "#ffffff",
      opacity,
    );
  return [
    fill(rectangle(0, 0, width, height), {
      kind: "linear",
      from: [0, 0],
      to: [width, height],
      stops: [
        { at: 0, colour: from },
        { at: 1, colour: to },
      ],
    }),
    band(width * 0.36, width * 0.46, 0.32),
    band(width * -0.2, width * 0.2, 0.22),
  ];
};
