import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import type { Matrix } from "@lucarne/configurators/artwork/logo/svg/matrix";
import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";

/** How far one pass of the library makes shapes grow or shrink, in pixels of the picture: it stops here. */
const MAX_PER_PASS = 10;

/** Across and down, in pixels. */
type Growth = readonly [across: number, down: number];

const isNone = (number: number): boolean => Math.abs(number) < 1e-9;

/** Whether across and down stay across and down, or are exchanged. */
const isUpright = ([a, b, c, d]: Matrix): boolean => (isNone(b) && isNone(c)) || (isNone(a) && isNone(d));

/** How far a step of a filter makes shapes grow or shrink, each way along its own axes. */
export const growthOf = ({ attributes }: XmlElement, [a, b, c, d]: Matrix, scale: number): Growth => {
  const [across = 0, down = across] = (attributes["radius"] ?? "0")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  // One below zero does nothing.
  if (across < 0 || down < 0) return [0, 0];
  return [across * Math.hypot(a, b) * scale, down * Math.hypot(c, d) * scale];
};

const passesAlong = (pixels: number): number => Math.ceil(Math.round(pixels) / MAX_PER_PASS);

/** How many passes of the library do a step. */
export const passesOf = ([across, down]: Growth): number => passesAlong(across) + passesAlong(down);

/**
 * A step of a filter that makes shapes grow or shrink, as passes that are each as far as the library goes: first across,
 * then down, because the library's time for a pass grows with the area around a pixel.
 * @param matrix from the filter's units to those of the drawing
 * @param scale pixels of a unit of the drawing
 */
export const inPasses = (step: XmlElement, matrix: Matrix, scale: number): XmlElement[] => {
  const growth = growthOf(step, matrix, scale);
  if (passesOf(growth) === 0) return [step];
  // The library would make shapes grow along other axes than browsers.
  if (!isUpright(matrix)) throw new UnprintableLogo("effects");
  const units = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])].map((unit) => unit * scale);
  const radii = growth.flatMap((pixels, axis) => {
    const count = passesAlong(pixels);
    const end = (pass: number): number => Math.floor((Math.round(pixels) * pass) / count);
    return Array.from({ length: count }, (_, pass) => {
      // The library rounds them up.
      const radius = (end(pass + 1) - end(pass) - 0.1) / (units[axis] ?? 1);
      return axis === 0 ? `${radius} 0` : `0 ${radius}`;
    });
  });
  const { result, in: input, ...attributes } = step.attributes;
  return radii.map((radius, at) => ({
    ...step,
    attributes: {
      ...attributes,
      radius,
      ...(at === 0 && input !== undefined && { in: input }),
      ...(at === radii.length - 1 && result !== undefined && { result }),
    },
  }));
};

/** A light over a surface as high as it is in the drawing: the library takes its height for pixels. */
export const lightOver = (step: XmlElement, [a, b]: Matrix, scale: number): XmlElement => {
  const height = Number(step.attributes["surfaceScale"] ?? "1") * Math.hypot(a, b) * scale;
  return { ...step, attributes: { ...step.attributes, surfaceScale: String(height) } };
};
