import type { Box, Size } from "../../../page/boxes.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { lengthOf } from "../shapes.ts";
import { inDrawingUnits } from "./drawing-units.ts";

/** A step that shows a part of the drawing. */
const showsPart = ({ name, attributes }: XmlElement): boolean =>
  name === "feImage" && attributes["href"]?.startsWith("#") === true;

/** Whether steps of a filter are in shares of its shape. */
const isInShares = ({ attributes }: XmlElement): boolean => attributes["primitiveUnits"] === "objectBoundingBox";

/**
 * Whether a filter has to be written for each of its shapes: it shows a part of the drawing, or makes shapes grow by a
 * share of them, which the library that draws pictures does for a few pixels alone.
 */
export const isOfShape = (filter: XmlElement | undefined): filter is XmlElement =>
  filter?.name === "filter" &&
  filter.children.some((step) => showsPart(step) || (step.name === "feMorphology" && isInShares(filter)));

/** The place of a region's upper left corner. */
const cornerOf = ({ attributes }: XmlElement, box: () => Box, area: Size): readonly [number, number] => {
  const { x = "-10%", y = "-10%", filterUnits } = attributes;
  if (filterUnits === "userSpaceOnUse") return [lengthOf(x, area.width), lengthOf(y, area.height)];
  const share = (value: string): number => lengthOf(value, 1);
  const own = box();
  return [own.x + share(x) * own.width, own.y + share(y) * own.height];
};

/**
 * A filter for one shape, whose parts of the drawing are where browsers show them: moved to the corner of their region.
 * The library that draws pictures leaves them where they are.
 * @param box of the shape
 * @param id of the new filter
 * @returns the moved parts and the filter
 */
export const withMovedParts = (
  given: XmlElement,
  { box, area, id }: { readonly box: () => Box; readonly area: Size; readonly id: string },
): XmlElement[] => {
  const filter = isInShares(given) ? inDrawingUnits(given, box()) : given;
  const parts: XmlElement[] = [];
  const steps = filter.children.map((step, index) => {
    if (!showsPart(step)) return step;
    const { x, y, href = "" } = step.attributes;
    const corner = cornerOf(filter, box, area);
    const across = x === undefined ? corner[0] : lengthOf(x, area.width);
    const down = y === undefined ? corner[1] : lengthOf(y, area.height);
    const part = `${id}-part-${index}`;
    const copy = xmlElement("use", { href });
    const attributes = { id: part, transform: `translate(${across} ${down})` };
    parts.push(xmlElement("g", attributes, [copy]));
    return { ...step, attributes: { ...step.attributes, href: `#${part}` } };
  });
  const defs = xmlElement("defs", {}, parts);
  return [defs, { ...filter, attributes: { ...filter.attributes, id }, children: steps }];
};
