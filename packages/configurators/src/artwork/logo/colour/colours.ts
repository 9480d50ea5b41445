import type { Colour, Operation, Paint } from "../../drawing/operation.ts";
import { pointsOf } from "../../drawing/path.ts";
import { boundsOf } from "../../page/boxes.ts";

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

/** A logo does not change while the customer types, and may have thousands of curves. */
const counted = new WeakMap<readonly Operation[], readonly LogoColour[]>();

/** The colours of a drawn logo, weighted by the size of the shapes they fill. Approximate, for a warning. */
export const coloursOfDrawing = (operations: readonly Operation[]): readonly LogoColour[] => {
  const colours = counted.get(operations) ?? coloursIn(operations);
  counted.set(operations, colours);
  return colours;
};

const coloursIn = (operations: readonly Operation[]): LogoColour[] => {
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

/** The visible colours of a logo of pixels. */
export interface PixelColours {
  readonly colours: readonly LogoColour[];
  /** The logo's own background: the one colour along its edge, such as the white around a logo in a JPEG. */
  readonly background?: Colour;
}

/** Pixels that are more than half transparent do not count. */
const MIN_OPACITY = 128;
/** Levels per step: shades of one colour count as one. */
const STEP = 17;

/** Part of the edge's pixels that must have one colour to count as a background. */
const BACKGROUND_SHARE = 0.9;

const countColours = (colours: readonly (Colour | undefined)[]): Map<Colour, number> => {
  const amounts = new Map<Colour, number>();
  for (const colour of colours) if (colour) amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
  return amounts;
};

/**
 * The colours of RGBA pixels without their own background.
 * @param width of the picture in pixels
 */
export const coloursOfPixels = (pixels: Readonly<ArrayLike<number>>, width: number): PixelColours => {
  const level = (at: number): string => (Math.round((pixels[at] ?? 0) / STEP) * STEP).toString(16).padStart(2, "0");
  const colourAt = (at: number): Colour | undefined =>
    (pixels[at + 3] ?? 0) < MIN_OPACITY ? undefined : `#${level(at)}${level(at + 1)}${level(at + 2)}`;
  const all = Array.from({ length: pixels.length / 4 }, (_, index) => colourAt(index * 4));
  const amounts = countColours(all);
  const edge = all.filter((_, index) => {
    const column = index % width;
    return column === 0 || column === width - 1 || index < width || index >= all.length - width;
  });
  const [background] = [...countColours(edge)].find(([, amount]) => amount >= edge.length * BACKGROUND_SHARE) ?? [];
  if (background === undefined || amounts.size < 2) return { colours: sharesOf(amounts) };
  amounts.delete(background);
  return { colours: sharesOf(amounts), background };
};
