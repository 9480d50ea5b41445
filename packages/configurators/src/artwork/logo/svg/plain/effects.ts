import type { Box, Size } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import { changesColours, filterOf } from "../colour-filter.ts";
import { clipOf, cssShape } from "../css/css-shape.ts";
import { plainTransform } from "../css/css-transform.ts";
import type { Declarations } from "../css/declarations.ts";
import type { Placed } from "../css/selectors.ts";
import { hasPart, withMovedParts } from "../filter-image.ts";
import { plainColour } from "../names.ts";
import type { XmlElement } from "../parse-xml.ts";
import { referenceBox, strokeWidthOf, type BoxName } from "../reference-box.ts";
import { lengthOf } from "../shapes.ts";
import { paintId } from "../text/text-paint.ts";
import { areaOf } from "../viewport.ts";
import type { StyledDocument } from "./document.ts";
import type { WrittenLength } from "./written-length.ts";

const strokeIn = (declared: Declarations): Record<string, string> =>
  Object.fromEntries(
    ["stroke", "stroke-width"].flatMap((name) => (declared[name] === undefined ? [] : [[name, declared[name]]])),
  );

/** The box that a copy turns around; browsers leave its `x` and `y` out of it. */
const withoutPlace = (box: Box, name: BoxName, { name: element, attributes }: XmlElement): Box =>
  element !== "use" || name === "view-box"
    ? box
    : { ...box, x: box.x - lengthOf(attributes["x"], 0), y: box.y - lengthOf(attributes["y"], 0) };

/** What is done to elements as a whole: filters, transformations and cuts. */
export class Effects {
  private cuts = 0;
  private filters = 0;
  /** The line around an element, which it may have from the one around it. */
  private readonly strokes = new Map<XmlElement, Record<string, string>>();
  private readonly document: StyledDocument;
  private readonly length: WrittenLength;
  /** The plain element that a copy shows. */
  private readonly copied: (id: string) => XmlElement | undefined;

  constructor(document: StyledDocument, length: WrittenLength, copied: (id: string) => XmlElement | undefined) {
    this.document = document;
    this.length = length;
    this.copied = copied;
  }

  /** Notes the line around an element before its children are read. */
  enter({ element, parent }: Placed, declared: Declarations): void {
    this.strokes.set(element, { ...(parent && this.strokes.get(parent.element)), ...strokeIn(declared) });
  }

  /** The filter that does what the functions of a filter do. */
  filterOf({ filter = "none" }: Declarations, placed: Placed, area: Size, pixel = 1): XmlElement | undefined {
    if (!changesColours(filter)) return undefined;
    const color = this.document.inheritedBy(placed, "color") ?? "black";
    const id = `functions-${(this.filters += 1)}`;
    const colourOf = (written = color): string =>
      plainColour(written.trim().toLowerCase() === "currentcolor" ? color : written);
    const own = filterOf(filter, { id, area, pixel, colourOf });
    if (!own) throw new UnprintableLogo("effects");
    return own;
  }

  /** The element with its transformation and its cut in numbers alone, which may refer to its size. */
  placed(plain: XmlElement, placed: Placed, declared: Declarations): XmlElement[] {
    const area = areaOf(placed);
    const stroke = strokeWidthOf(this.strokes.get(placed.element) ?? {}, area);
    const boxOf = (box: BoxName): Box => referenceBox(box, plain, { area, stroke, find: this.copied });
    const { transform: _transform, ...attributes } = plain.attributes;
    const boxOfTransform = (box: BoxName): Box => withoutPlace(boxOf(box), box, plain);
    // `wholePicture` turns the whole picture.
    const transform = placed.parent && plainTransform(declared, placed.element.attributes, boxOfTransform);
    const shape = cssShape(declared["clip-path"]);
    const clip = shape && clipOf(shape, boxOf(shape.box), `cut-by-shape-${(this.cuts += 1)}`);
    const filter = this.copied(paintId(attributes["filter"]) ?? "");
    const id = `filter-of-parts-${this.filters + 1}`;
    const filters = hasPart(filter) ? withMovedParts(filter, { box: () => boxOf("fill-box"), area, id }) : [];
    this.filters += filters.length;
    const own = {
      ...attributes,
      ...(transform !== undefined && { transform }),
      ...(clip && { "clip-path": `url(#${clip.attributes["id"]})` }),
      ...(filters.length > 0 && { filter: `url(#${id})` }),
    };
    this.length.count(own);
    for (const one of filters) this.length.countAll(one);
    return [...(clip ? [clip] : []), ...filters, { ...plain, attributes: own }];
  }
}
