import type { Point } from "../../drawing/operation.ts";
import { refuse } from "./unsupported.ts";

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const TOLERANCE = 1e-6;

/**
 * The scale of a matrix that keeps circles round, mirrored or not.
 * @throws {Unsupported} for any other matrix
 */
export const evenScale = ([a, b, c, d]: Matrix): number => {
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const even = Math.abs(across - down) <= TOLERANCE * across && Math.abs(a * c + b * d) <= TOLERANCE * across * down;
  return even ? across : refuse("an uneven scale");
};

const turn = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

const skew = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

const stepOf = (name: string, values: readonly number[]): Matrix => {
  const [first = 0, second, third] = values;
  switch (name) {
    case "matrix": {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0];
    case "translateX":
      return [1, 0, 0, 1, first, 0];
    case "translateY":
      return [1, 0, 0, 1, 0, first];
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0];
    case "scaleX":
      return [first, 0, 0, 1, 0, 0];
    case "scaleY":
      return [1, 0, 0, first, 0, 0];
    case "rotate": {
      const [x, y] = [second ?? 0, third ?? 0];
      return multiply(multiply([1, 0, 0, 1, x, y], turn(first)), [1, 0, 0, 1, -x, -y]);
    }
    case "skewX":
      return [1, 0, skew(first), 1, 0, 0];
    case "skewY":
      return [1, skew(first), 0, 1, 0, 0];
    default:
      return refuse(`the transformation ${name}`);
  }
};

// Names of transformations have at most eleven letters: a long word is passed over once.
const STEP = /(?<![a-z])([a-z]{1,11})\s{0,9}\(([^()]{0,400})\)/giu;
/** A number of a list. */
export const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giu;

/** Numbers of a list, with or without commas. */
export const numbersOf = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

/** Parses a `transform` attribute. */
export const parseTransform = (text: string | undefined): Matrix =>
  [...(text ?? "").matchAll(STEP)].reduce<Matrix>(
    (matrix, [, name = "", values = ""]) => multiply(matrix, stepOf(name, numbersOf(values))),
    IDENTITY,
  );
