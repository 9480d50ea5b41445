import type { Box, Size } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import { changesColours, filterOf, isReference, stagesOf } from "../filter/colour-filter.ts";
import { clipOf, cssShape } from "../css/css-shape.ts";
import { plainTransform } from "../css/css-transform.ts";
import { cssMask } from "../css-image/css-mask.ts";
import { layerOf, maskLayers, plainMask, type MaskLayer } from "../css-image/mask-layers.ts";
import type { Declarations } from "../css/declarations.ts";
import type { Placed } from "../css/selectors.ts";
import { isOfShape, withMovedParts } from "../filter/filter-image.ts";
import { plainColour } from "../names.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
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

/** Parts of a `filter` that are applied one after the other, and the filters that do what functions do. */
export interface Filters {
  readonly parts: readonly XmlElement[];
  /** References, the first to be applied first. */
  readonly stages: readonly string[];
}

/** What of the style of an element its attributes cannot say. */
export interface ElementEffects {
  /** Filters that are applied after the one of its attributes. */
  readonly stages: readonly string[];
  readonly layers: readonly MaskLayer[] | undefined;
}

/** Most filters of an element: each of them is a group. */
const MAX_STAGES = 20;
/** What is done to an element after it was filtered, and what it is known by. */
const AFTER_FILTER: ReadonlySet<string> = new Set([
  "clip-path",
  "id",
  "isolation",
  "mask",
  "mix-blend-mode",
  "opacity",
  "transform",
]);

/** The element in groups, each with one more filter. */
const staged = (element: XmlElement, stages: readonly string[]): XmlElement => {
  if (stages.length === 0) return element;
  const own = Object.entries(element.attributes);
  const inner = { ...element, attributes: Object.fromEntries(own.filter(([name]) => !AFTER_FILTER.has(name))) };
  const outer = Object.fromEntries(own.filter(([name]) => AFTER_FILTER.has(name)));
  return stages.reduce<XmlElement>(
    (inside, filter, index) => xmlElement("g", { filter, ...(index === stages.length - 1 && outer) }, [inside]),
    inner,
  );
};

/** What reads other parts of the document. */
interface PartReaders {
  /** The plain element that a copy shows. */
  readonly copied: (id: string) => XmlElement | undefined;
  /** A picture of the file in a box beside an element. */
  readonly picture: (address: string, box: Box, beside: Placed) => XmlElement[];
}

/** What is done to elements as a whole: filters, transformations and cuts. */
export class Effects {
  private cuts = 0;
  private filters = 0;
  private masks = 0;
  /** The line around an element, which it may have from the one around it. */
  private readonly strokes = new Map<XmlElement, Record<string, string>>();
  private readonly document: StyledDocument;
  private readonly length: WrittenLength;
  private readonly read: PartReaders;

  constructor(document: StyledDocument, length: WrittenLength, read: PartReaders) {
    this.document = document;
    this.length = length;
    this.read = read;
  }

  /** Notes the line around an element before its children are read. */
  enter({ element, parent }: Placed, declared: Declarations): void {
    this.strokes.set(element, { ...(parent && this.strokes.get(parent.element)), ...strokeIn(declared) });
  }

  /** The filters of an element with functions that change colours; undefined for any others. */
  filtersOf({ filter = "none" }: Declarations, placed: Placed, area: Size, pixel = 1): Filters | undefined {
    if (!changesColours(filter)) return undefined;
    const stages = stagesOf(filter);
    if (stages.length > MAX_STAGES) throw new UnprintableLogo("too-complex");
    const color = this.document.inheritedBy(placed, "color") ?? "black";
    const colourOf = (written = color): string =>
      plainColour(written.trim().toLowerCase() === "currentcolor" ? color : written);
    const parts: XmlElement[] = [];
    const references = stages.flatMap((stage) => {
      if (isReference(stage)) {
        const id = paintId(stage);
        if (id === undefined) throw new UnprintableLogo("outside");
        // Browsers leave out one that is not there.
        return this.document.find(id)?.element.name === "filter" ? [`url(#${id})`] : [];
      }
      const id = `functions-${(this.filters += 1)}`;
      const own = filterOf(stage, { id, area, pixel, colourOf });
      if (!own) throw new UnprintableLogo("effects");
      parts.push(own);
      return [`url(#${id})`];
    });
    return { parts, stages: references };
  }

  /** The element with its transformation and its cut in numbers alone, which may refer to its size. */
  placed(plain: XmlElement, placed: Placed, declared: Declarations, { stages, layers }: ElementEffects): XmlElement[] {
    const area = areaOf(placed);
    const stroke = strokeWidthOf(this.strokes.get(placed.element) ?? {}, area);
    const boxOf = (box: BoxName): Box => referenceBox(box, plain, { area, stroke, find: this.read.copied });
    const { transform: _transform, ...attributes } = plain.attributes;
    const boxOfTransform = (box: BoxName): Box => withoutPlace(boxOf(box), box, plain);
    // `wholePicture` turns the whole picture.
    const transform = placed.parent && plainTransform(declared, placed.element.attributes, boxOfTransform);
    const shape = cssShape(declared["clip-path"]);
    const clip = shape && clipOf(shape, boxOf(shape.box), `cut-by-shape-${(this.cuts += 1)}`);
    const filter = this.read.copied(paintId(attributes["filter"]) ?? "");
    const id = `filter-of-parts-${this.filters + 1}`;
    const filters = isOfShape(filter) ? withMovedParts(filter, { box: () => boxOf("fill-box"), area, id }) : [];
    this.filters += filters.length;
    if (stages.some((stage) => isOfShape(this.read.copied(paintId(stage) ?? "")))) throw new UnprintableLogo("effects");
    const mask = layers && this.maskOf(layers, placed, boxOf);
    const own = {
      ...attributes,
      ...(transform !== undefined && { transform }),
      ...(clip && { "clip-path": `url(#${clip.attributes["id"]})` }),
      ...(filters.length > 0 && { filter: `url(#${id})` }),
      ...(mask && { mask: `url(#${mask.attributes["id"]})` }),
    };
    this.length.count(own);
    const before = [...filters, ...(mask ? [mask] : [])];
    for (const one of before) this.length.countAll(one);
    return [...(clip ? [clip] : []), ...before, staged({ ...plain, attributes: own }, stages)];
  }

  /** The mask of the whole picture, whose box is that of its pixels, and its address; undefined for none. */
  wholeMask(declared: Declarations, root: Placed, box: Box): { parts: XmlElement[]; mask: string } | undefined {
    const layers = maskLayers(declared);
    const reference = layers ? plainMask(layers) : (declared["mask"] ?? "none");
    if (reference === "none") return undefined;
    if (reference !== undefined && !this.isOfBox(paintId(reference) ?? "")) return { parts: [], mask: reference };
    const own = this.maskOf(reference === undefined ? (layers ?? []) : [layerOf(reference)], root, () => box);
    this.length.countAll(own);
    return { parts: [own], mask: `url(#${own.attributes["id"]})` };
  }

  /** Whether a mask depends on the box of what it masks. By default it covers all of it. */
  private isOfBox(id: string): boolean {
    const target = this.document.find(id);
    const declared: Declarations = target ? this.document.of(target) : {};
    const { maskContentUnits, x, y, width, height } = declared;
    const isWhole = [x, y, width, height].every((side) => side === undefined);
    return this.maskUnits(id) === "shape" && !(isWhole && maskContentUnits !== "objectBoundingBox");
  }

  /** Whether the drawing has a mask by an id, and what its lengths are shares of. */
  private maskUnits(id: string): "absent" | "drawing" | "shape" {
    const target = this.document.find(id);
    if (target?.element.name !== "mask") return "absent";
    const { maskUnits, maskContentUnits = "userSpaceOnUse" } = this.document.of(target);
    return [maskUnits, maskContentUnits].every((units) => units === "userSpaceOnUse") ? "drawing" : "shape";
  }

  /** The mask that does what the layers of one of CSS do. */
  private maskOf(layers: readonly MaskLayer[], placed: Placed, boxOf: (name: BoxName) => Box): XmlElement {
    return cssMask(layers, {
      id: `mask-of-layers-${(this.masks += 1)}`,
      boxOf,
      picture: (address, box) => this.read.picture(address, box, placed),
      maskUnits: (id) => this.maskUnits(id),
    });
  }
}
