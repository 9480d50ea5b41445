import type { Path } from "../../drawing/operation.ts";
import { pathLengthOf } from "../../drawing/path.ts";
import type { Size } from "../../page/boxes.ts";
import { pixelsOf } from "./css/lengths.ts";
import { IDENTITY } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { diagonalOf, outlineOf } from "./shapes.ts";

/** How long a dash of one is along an outline whose length the element counts; undefined for one that does not. */
export const dashUnit = ({ attributes }: XmlElement, path: Path): number | undefined => {
  const counted = Number(attributes["pathLength"]);
  return counted > 0 ? pathLengthOf(path) / counted : undefined;
};

const LENGTHS = ["stroke-dasharray", "stroke-dashoffset"];

/**
 * A shape that counts its own length with its dashes as long as they are: the library that draws pictures does not count.
 * @param find the value of a property, which may be that of an element around
 * @param area that shares refer to
 */
export const withOwnDashes = (
  element: XmlElement,
  find: (property: string) => string | undefined,
  area: Size,
): XmlElement => {
  const { pathLength: _, ...own } = element.attributes;
  const dashes = find("stroke-dasharray") ?? "none";
  // The length of a line that does not grow with its shape is known where it is drawn.
  if (dashes === "none" || dashes === "inherit" || own["vector-effect"] === "non-scaling-stroke") return element;
  const unit = dashUnit(element, outlineOf(element, IDENTITY, area) ?? []);
  if (unit === undefined) return element;
  const scaled = LENGTHS.map((property) => {
    const lengths = (find(property) ?? "0").trim().split(/[\s,]+/u);
    const numbers = lengths.map((length) => (pixelsOf(length, diagonalOf(area)) ?? 0) * unit);
    return [property, numbers.join(" ")] as const;
  });
  return { ...element, attributes: { ...own, ...Object.fromEntries(scaled) } };
};
