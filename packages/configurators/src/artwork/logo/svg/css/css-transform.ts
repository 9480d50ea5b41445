import type { Box } from "../../../page/boxes.ts";
import type { Declarations } from "./declarations.ts";
import { isMixed } from "./math.ts";
import type { BoxName } from "../reference-box.ts";
import { refuse } from "../unsupported.ts";
import { pixelsOf, pointIn } from "./lengths.ts";

/** Degrees of one unit of an angle. */
const ANGLES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const ANGLE = /^\s*([-+]?[\d.]{1,20})(deg|grad|rad|turn)\s*$/iu;
const STEP = /([a-z]{1,11}(?:3d)?)\s{0,9}\(([^()]{0,400})\)/giu;

/** The box that lengths of a transformation refer to: that of the drawing if not said otherwise. */
const boxNameOf = (declared: Declarations): BoxName => {
  switch (declared["transform-box"]?.trim()) {
    case "fill-box":
    case "content-box":
      return "fill-box";
    case "stroke-box":
    case "border-box":
      return "stroke-box";
    default:
      return "view-box";
  }
};

/** A value of a step as a number: an angle in degrees, a length in pixels, a factor. */
const plainValue = (name: string, value: string, index: number, box: () => Box): string => {
  const [, number, unit = ""] = ANGLE.exec(value) ?? [];
  if (number !== undefined) return String(Number(number) * (ANGLES[unit.toLowerCase()] ?? 1));
  const isShare = value.trim().endsWith("%") || isMixed(value);
  if (isShare && name.startsWith("scale")) return String(Number.parseFloat(value) / 100);
  const isDown = name === "translateY" || (name === "translate" && index === 1);
  const pixels = pixelsOf(value, isShare ? (isDown ? box().height : box().width) : 0);
  return String(pixels ?? refuse("such a transformation"));
};

/** Numbers alone, which an attribute may write without spaces: "translate(1.5-2)". */
const NUMBERS = /^[-+\d.e,\s]*$/iu;

/** Places of the values of a step in space that it has in the plane, and its name there. */
const IN_PLANE: Readonly<Record<string, readonly [name: string, places: readonly number[]]>> = {
  translate3d: ["translate", [0, 1]],
  translateZ: ["translate", []],
  scale3d: ["scale", [0, 1]],
  scaleZ: ["scale", []],
  rotateZ: ["rotate", [0]],
  matrix3d: ["matrix", [0, 1, 4, 5, 12, 13]],
};

/** What a step of CSS in space is in the plane, in which a logo lies. */
const inPlane = (name: string, values: readonly string[]): readonly [string, readonly string[]] => {
  if (/^(?:rotate(?:3d|x|y)|perspective)$/iu.test(name)) return refuse("such a transformation");
  const [flat, places] = IN_PLANE[name] ?? [name, undefined];
  if (!places) return [name, values];
  return [flat, places.length === 0 ? [name === "scaleZ" ? "1" : "0"] : places.map((at) => values[at] ?? "0")];
};

const tangent = (degrees: string | undefined): number => Math.tan((Number(degrees ?? 0) * Math.PI) / 180);

/** Steps that only CSS has, with those of an attribute in their place. */
const OF_ATTRIBUTES: Readonly<Record<string, (values: readonly string[]) => string>> = {
  scaleX: ([x]) => `scale(${x} 1)`,
  scaleY: ([y]) => `scale(1 ${y})`,
  skew: ([x, y]) => `matrix(1 ${tangent(y)} ${tangent(x)} 1 0 0)`,
  translateX: ([x]) => `translate(${x} 0)`,
  translateY: ([y]) => `translate(0 ${y})`,
};

/** The names of steps as they are written in tables; CSS treats capitals and small letters alike. */
const NAMES = new Map(
  [...Object.keys(IN_PLANE), ...Object.keys(OF_ATTRIBUTES)].map((name) => [name.toLowerCase(), name]),
);

/** A transformation in the plane, without units, in steps that an attribute may have. */
const plainSteps = (written: string, box: () => Box): string =>
  written.replaceAll(STEP, (step, named: string, values: string) => {
    const name = NAMES.get(named.toLowerCase()) ?? named;
    if (NUMBERS.test(values) && !NAMES.has(named.toLowerCase())) return step;
    const [flat, own] = inPlane(name, values.trim().split(/\s*,\s*|\s+/u));
    const plain = own.map((value, index) => plainValue(flat, value, index, box));
    return OF_ATTRIBUTES[flat]?.(plain) ?? `${flat}(${plain.join(" ")})`;
  });

/** The properties that come before `transform`. Attributes of these names are something else, such as those of a filter. */
const stepsBefore = (declared: Declarations, attributes: Declarations): string[] =>
  ["translate", "rotate", "scale"].flatMap((name) => {
    const value = declared[name]?.trim() ?? "none";
    return value === "none" || attributes[name] !== undefined ? [] : [`${name}(${value})`];
  });

/**
 * The transformation of an element around its origin, in numbers alone.
 * @param attributes that the element has in the file
 * @param boxOf finds one of its boxes, which may be refused
 */
export const plainTransform = (
  declared: Declarations,
  attributes: Declarations,
  boxOf: (box: BoxName) => Box,
): string | undefined => {
  const own = declared["transform"]?.trim() ?? "none";
  const written = [...stepsBefore(declared, attributes), ...(own === "none" ? [] : [own])].join(" ");
  if (written === "") return undefined;
  const boxName = boxNameOf(declared);
  const box = (): Box => boxOf(boxName);
  const steps = plainSteps(written, box);
  const origin = declared["transform-origin"];
  if (origin === undefined && boxName === "view-box") return steps;
  const words = (origin ?? "0 0").trim().split(/\s+/u).slice(0, 2).join(" ");
  const isPlain = boxName === "view-box" && !/%|[a-z]{4}/iu.test(words);
  const [x, y] =
    pointIn(words, isPlain ? { x: 0, y: 0, width: 0, height: 0 } : box()) ?? refuse("such a transformation");
  return x === 0 && y === 0 ? steps : `translate(${x} ${y}) ${steps} translate(${-x} ${-y})`;
};
