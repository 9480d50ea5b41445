import type { Box } from "../../../page/boxes.ts";
import type { XmlElement } from "../parse-xml.ts";
import { lengthOf } from "../shapes.ts";
import { refuse } from "../unsupported.ts";

/** Which side of its shape a place or a length of a step is a share of. */
const SIDES: Readonly<Record<string, "width" | "height">> = {
  dx: "width",
  dy: "height",
  height: "height",
  width: "width",
  x: "width",
  y: "height",
};
/** Numbers of which there may be two: across and down. */
const PAIRS: ReadonlySet<string> = new Set(["radius", "stdDeviation"]);
/** Steps with other lengths. */
const OTHERS: ReadonlySet<string> = new Set(["feDiffuseLighting", "feDisplacementMap", "feSpecularLighting"]);

const inUnits = (name: string, value: string, box: Box): string => {
  if (PAIRS.has(name)) {
    const [across = "", down = across] = value.trim().split(/[\s,]+/u);
    return `${Number(across) * box.width} ${Number(down) * box.height}`;
  }
  const side = SIDES[name];
  if (side === undefined) return value;
  const length = lengthOf(value, 1) * box[side];
  return String(name === "x" ? box.x + length : name === "y" ? box.y + length : length);
};

/**
 * A filter whose steps are in shares of a shape, for this shape in the units of the drawing.
 * @throws {Unsupported} for steps with other lengths
 */
export const inDrawingUnits = (filter: XmlElement, box: Box): XmlElement => {
  const children = filter.children.map((step) => {
    if (OTHERS.has(step.name)) return refuse("a light in shares of its shape");
    const own = Object.entries(step.attributes).map(([name, value]) => [name, inUnits(name, value, box)] as const);
    return { ...step, attributes: Object.fromEntries(own) };
  });
  return { ...filter, attributes: { ...filter.attributes, primitiveUnits: "userSpaceOnUse" }, children };
};
