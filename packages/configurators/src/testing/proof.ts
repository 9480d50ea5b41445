import type { Colour, Operation, Paint } from "../artwork/drawing/operation.ts";
import { inksOf } from "../artwork/palette.ts";

/** RGB of each mix of full inks, as poppler (like other viewers) shows DeviceCMYK without a profile. */
const MIXES: readonly (readonly [inks: string, red: number, green: number, blue: number])[] = [
  ["", 1, 1, 1],
  ["k", 0.1373, 0.1216, 0.1255],
  ["y", 1, 0.949, 0],
  ["yk", 0.1098, 0.102, 0],
  ["m", 0.9255, 0, 0.549],
  ["mk", 0.1412, 0, 0],
  ["my", 0.9294, 0.1098, 0.1412],
  ["myk", 0.1333, 0, 0],
  ["c", 0, 0.6784, 0.9373],
  ["ck", 0, 0.0588, 0.1412],
  ["cy", 0, 0.651, 0.3137],
  ["cyk", 0, 0.0745, 0],
  ["cm", 0.1804, 0.1922, 0.5725],
  ["cmk", 0, 0, 0.0078],
  ["cmy", 0.2118, 0.2119, 0.2235],
];

/** How a viewer shows amounts of ink of 0 to 1, as levels of 0 to 255. */
export const shownInks = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): number[] => {
  const shares = { c, m, y, k };
  return [1, 2, 3].map((channel) => {
    const light = MIXES.reduce((sum, mix) => {
      const weight = (["c", "m", "y", "k"] as const).reduce(
        (product, ink) => product * (mix[0].includes(ink) ? shares[ink] : 1 - shares[ink]),
        1,
      );
      return sum + weight * Number(mix[channel]);
    }, 0);
    return Math.round(Math.min(1, Math.max(0, light)) * 255);
  });
};

/** How a viewer shows the inks of a colour. */
const proofColour = (colour: Colour): Colour =>
  `#${shownInks(inksOf(colour))
    .map((level) => level.toString(16).padStart(2, "0"))
    .join("")}`;

const proofPaint = (fill: Paint): Paint =>
  typeof fill === "string"
    ? proofColour(fill)
    : { ...fill, stops: fill.stops.map((stop) => ({ ...stop, colour: proofColour(stop.colour) })) };

/** The same operations in the colours in which a viewer shows the print file. Pictures keep their colours. */
export const proofOf = (operations: readonly Operation[]): Operation[] =>
  operations.map((operation) => {
    switch (operation.kind) {
      case "path":
      case "circles":
        return { ...operation, fill: proofPaint(operation.fill) };
      case "stroke":
        return { ...operation, colour: proofColour(operation.colour) };
      case "group":
        return operation.picture ? operation : { ...operation, operations: proofOf(operation.operations) };
      case "image":
        return operation;
    }
  });
