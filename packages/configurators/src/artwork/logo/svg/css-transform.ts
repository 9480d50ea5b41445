import type { Box } from "../../page/boxes.ts";
import { UnprintableLogo } from "../fault.ts";
import type { Declarations } from "./declarations.ts";
import type { BoxName } from "./reference-box.ts";
import { pixelsOf, pointIn } from "./units.ts";

/** Degrees of one unit of an angle. */
const ANGLES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const ANGLE = /^\s*([-+]?[\d.]{1,20})(deg|grad|rad|turn)\s*$/iu;
const STEP = /([a-z]{1,11})\s{0,9}\(([^()]{0,400})\)/giu;

const refused = (): never => {
  throw new UnprintableLogo("effects");
};

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
  const isShare = value.trim().endsWith("%");
  if (isShare && name.startsWith("scale")) return String(Number.parseFloat(value) / 100);
  const isDown = name === "translateY" || (name === "translate" && index === 1);
  const pixels = pixelsOf(value, isShare ? (isDown ? box().height : box().width) : 0);
  return String(pixels ?? refused());
};

/** Numbers alone, which an attribute may write without spaces: "translate(1.5-2)". */
const NUMBERS = /^[-+\d.e,\s]*$/iu;

/** A transformation without units. */
const plainSteps = (written: string, box: () => Box): string =>
  written.replaceAll(STEP, (step, name: string, values: string) => {
    if (NUMBERS.test(values)) return step;
    const plain = values
      .trim()
      .split(/\s*,\s*|\s+/u)
      .map((value, index) => plainValue(name, value, index, box));
    return `${name}(${plain.join(" ")})`;
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
  const [x, y] = pointIn(words, isPlain ? { x: 0, y: 0, width: 0, height: 0 } : box()) ?? refused();
  return x === 0 && y === 0 ? steps : `translate(${x} ${y}) ${steps} translate(${-x} ${-y})`;
};
