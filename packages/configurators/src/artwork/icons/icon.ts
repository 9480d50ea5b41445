import type { Colour, Operation } from "../drawing/operation.ts";
import { parsePath } from "../drawing/parse-path.ts";
import { place } from "../drawing/transform.ts";
import type { Box } from "../page/boxes.ts";
import { createCache } from "../cache.ts";
import { ICON_PATHS } from "./generated/icons.ts";

/** Icons are drawn in a box of 24 by 24 with a stroke of 1.7. */
const BOX = 24;
const LINE = 1.7;

/** Returns `blinds` for `/art/icons/blinds.svg?v=2`. */
const iconName = (address: string): string =>
  /([a-z0-9-]+)(?:\.[a-z]+)?(?:[?#].*)?$/u.exec(address.toLowerCase())?.[1] ?? "";

/** The path of an icon. The shop may add services with any icon; one that is not among ours has a neutral one. */
export const iconPath = (address: string): string => {
  const name = iconName(address);
  return ICON_PATHS[Object.hasOwn(ICON_PATHS, name) ? name : "other"] ?? "";
};

/** Draws an icon in a square box. */
export const drawIcon = (address: string, box: Box, colour: Colour): readonly Operation[] =>
  drawn(JSON.stringify([iconName(address), box, colour]), () => drawAnew(address, box, colour));

const drawn = createCache<readonly Operation[]>(500);

const drawAnew = (address: string, { x, y, width }: Box, colour: Colour): Operation[] => {
  const stroke: Operation = {
    kind: "stroke",
    path: parsePath(iconPath(address)),
    colour,
    width: LINE,
    cap: "round",
    join: "round",
  };
  return place([stroke], { from: [0, 0], to: [x, y], scale: width / BOX });
};
