import type { Colour, Operation, Paint } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { boundsOf } from "../page/boxes.ts";

/** A colour of a logo and the part of its painted area that it fills, 0 to 1. */
export interface LogoColour {
  readonly colour: Colour;
  readonly share: number;
}

const sharesOf = (amounts: ReadonlyMap<Colour, number>): LogoColour[] => {
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return [...amounts].map(([colour, amount]) => ({ colour, share: amount / total }));
};

const coloursOf = (fill: Paint): readonly Colour[] =>
  typeof fill === "string" ? [fill] : fill.stops.map(({ colour }) => colour);

/** The colours of a drawn logo, weighted by the size of the shapes they fill. Approximate, for a warning. */
export const coloursOfDrawing = (operations: readonly Operation[]): LogoColour[] => {
  const amounts = new Map<Colour, number>();
  const add = (colours: readonly Colour[], amount: number): void => {
    for (const colour of colours) amounts.set(colour, (amounts.get(colour) ?? 0) + amount / colours.length);
  };
  const read = (operation: Operation): void => {
    switch (operation.kind) {
      case "path": {
        const { width, height } = boundsOf(pointsOf(operation.path));
        return add(coloursOf(operation.fill), width * height);
      }
      case "circles": {
        const area = operation.circles.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0);
        return add(coloursOf(operation.fill), area);
      }
      case "stroke": {
        const { width, height } = boundsOf(pointsOf(operation.path));
        return add([operation.colour], (width + height) * operation.width);
      }
      case "group":
        return operation.operations.forEach(read);
      case "image":
        return;
    }
  };
  operations.forEach(read);
  return sharesOf(amounts);
};

/** Pixels that are more than half transparent do not count. */
const LEAST_OPACITY = 128;
/** Levels per step: shades of one colour count as one. */
const STEP = 17;

/** The colours of RGBA pixels. */
export const coloursOfPixels = (pixels: Readonly<ArrayLike<number>>): LogoColour[] => {
  const amounts = new Map<Colour, number>();
  const level = (at: number): string => (Math.round((pixels[at] ?? 0) / STEP) * STEP).toString(16).padStart(2, "0");
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < LEAST_OPACITY) continue;
    const colour: Colour = `#${level(at)}${level(at + 1)}${level(at + 2)}`;
    amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
  }
  return sharesOf(amounts);
};
