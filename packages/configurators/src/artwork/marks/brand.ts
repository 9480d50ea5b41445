import type { Colour, Operation, Path } from "../drawing/operation.ts";
import { polygon } from "../drawing/path.ts";
import { createCache } from "../cache.ts";
import { PALETTE } from "../palette.ts";

/** Slant of a pane: x moves by this fraction of its height (18°). */
export const LEAN = 0.325;

/** A slanted pane; `x` is the left end of its lower edge. */
export const pane = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x + LEAN * height, y],
    [x + LEAN * height + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A sign in the same place is the same object, so that a key does not redraw it. */
const drawn = createCache<readonly Operation[]>(100);

const HEIGHT = 28;
/** Width of the manufacturer's mark as a multiple of its height. */
export const MARK_RATIO = (26 + LEAN * HEIGHT) / HEIGHT;

/** The manufacturer's mark: two lit panes on a pane, green on a light background and white on a dark one. */
export const brandMark = (x: number, y: number, height: number, tone: "light" | "dark"): readonly Operation[] =>
  drawn(JSON.stringify(["mark", x, y, height, tone]), () => drawMark(x, y, height, tone));

const drawMark = (x: number, y: number, height: number, tone: "light" | "dark"): Operation[] => {
  const scale = height / HEIGHT;
  const paneColour: Colour = tone === "light" ? PALETTE.brand.shown : PALETTE.paper.shown;
  const lit: Path = [
    ...pane(x + 10.9 * scale, y + 6.1 * scale, 6.8 * scale, 12.4 * scale),
    ...pane(x + 19.6 * scale, y + 6.1 * scale, 4 * scale, 12.4 * scale),
  ];
  return [
    { kind: "path", path: pane(x, y, 26 * scale, height), fill: paneColour },
    { kind: "path", path: lit, fill: PALETTE.daylight.shown },
  ];
};

/** Width of the roof sign as a multiple of its height. */
export const ROOF_RATIO = 1.28;

/** A roof over a small house, drawn beside the name of a company that has no logo. */
export const roofSign = (x: number, y: number, height: number, tone: "light" | "dark"): readonly Operation[] =>
  drawn(JSON.stringify(["roof", x, y, height, tone]), () => drawRoof(x, y, height, tone));

const drawRoof = (x: number, y: number, height: number, tone: "light" | "dark"): Operation[] => {
  const width = height * ROOF_RATIO;
  const [roof, house] =
    tone === "light" ? [PALETTE.brand, PALETTE["brand-pale"]] : [PALETTE.daylight, PALETTE["brand-pale"]];
  const thick = height * 0.25;
  const middle = x + width / 2;
  const foot = y + height;
  const eaves = y + height * 0.64;
  return [
    {
      kind: "path",
      path: polygon([
        [middle, y],
        [x + width, eaves - thick * 0.4],
        [x + width, eaves + thick * 0.75],
        [middle, y + thick * 1.3],
        [x, eaves + thick * 0.75],
        [x, eaves - thick * 0.4],
      ]),
      fill: roof.shown,
    },
    {
      kind: "path",
      path: [
        ...polygon([
          [middle, y + height * 0.5],
          [middle + width * 0.27, y + height * 0.71],
          [middle + width * 0.27, foot],
          [middle + width * 0.09, foot],
          [middle + width * 0.09, y + height * 0.78],
          [middle - width * 0.09, y + height * 0.78],
          [middle - width * 0.09, foot],
          [middle - width * 0.27, foot],
          [middle - width * 0.27, y + height * 0.71],
        ]),
      ],
      fill: house.shown,
    },
  ];
};
