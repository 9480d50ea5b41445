import { UnprintableLogo } from "../../fault.ts";
import type { Box } from "../../../page/boxes.ts";
import { maskLayers, plainMask } from "../css-image/mask-layers.ts";
import type { Declarations } from "../css/declarations.ts";
import type { Placed } from "../css/selectors.ts";
import { withOwnDashes } from "../dashes.ts";
import { bytesOfAddress } from "../data-address.ts";
import { isReference } from "../filter/colour-filter.ts";
import { withoutDropShadows } from "../filter/drop-shadow.ts";
import { foreignParts } from "../foreign-object.ts";
import { innerDrawing, isDrawing } from "../inner-drawing.ts";
import { isLink, isOwn, keptAttributes } from "../names.ts";
import type { TextTools } from "../outline-font.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { lengthOf } from "../shapes.ts";
import { areaOf, wholeTile } from "../viewport.ts";
import { wideStops } from "../wide-gradient.ts";
import type { StyledDocument } from "./document.ts";
import { Effects } from "./effects.ts";
import { checkActive, checkLink, isChosen } from "./own-parts.ts";
import { isTextSeen } from "./seen-text.ts";
import { PlainTexts } from "./plain-texts.ts";
import { WrittenLength } from "./written-length.ts";

const TEXTS: ReadonlySet<string> = new Set(["text", "textPath", "tspan", "tref", "altGlyph"]);

/** Most drawings in a drawing, and in each other. */
const MAX_INNER = 50;
const MAX_INNER_DEPTH = 3;

/** The root of a drawing, with all that it shows. */
export interface ReadRoot {
  readonly root: XmlElement;
  /** It has text that is not converted to curves. */
  readonly hasText: boolean;
}

/** What reads a drawing, and where it is. */
export interface Setting {
  readonly textTools: TextTools | undefined;
  readonly depth: number;
  /** The drawings in the outermost one. */
  readonly inner: { count: number };
  /** Reads a drawing that is shown in this one. */
  readonly read: (bytes: Uint8Array, setting: Setting) => ReadRoot;
}

/** Reads the parts of a document as plain elements. */
export class PlainParts {
  hasText = false;
  readonly effects: Effects;
  private foreign = 0;
  private readonly document: StyledDocument;
  private readonly setting: Setting;
  private readonly length = new WrittenLength();
  private readonly texts: PlainTexts | undefined;
  /** What copies show, and the ids whose reading has begun: its own size cannot depend on itself. */
  private readonly plainById = new Map<string, XmlElement | undefined>();
  private readonly measured = new Set<string>();

  constructor(document: StyledDocument, setting: Setting) {
    this.document = document;
    this.setting = setting;
    this.effects = new Effects(document, this.length, {
      copied: (id) => this.copied(id),
      picture: (address, box, { parent }) => this.pictureIn(address, box, parent),
    });
    this.texts = setting.textTools && new PlainTexts(document, this.length, setting.textTools);
  }

  /** The plain element; none for one that shows nothing. */
  of(placed: Placed): XmlElement[] {
    const { element } = placed;
    const { name } = element;
    checkActive(element);
    if (!isOwn(name) && name !== "foreignObject") return [];
    if (TEXTS.has(name) && !isTextSeen(placed, this.document, this.setting.depth > 0)) return [];
    const given = this.document.of(placed);
    if (given["display"] === "none" && name !== "symbol") return [];
    // Those of the whole picture are in its pixels.
    const filters = placed.parent && this.effects.filtersOf(given, placed, areaOf(placed));
    const [filter = "none", ...stages] = filters?.stages ?? [];
    const layers = placed.parent && maskLayers(given);
    const mask = layers && plainMask(layers);
    const declared = {
      ...given,
      ...(filters && { filter }),
      ...(layers && { mask: mask ?? "none" }),
      // Browsers do not cut a mask.
      ...(name === "mask" && { "clip-path": "none" }),
    };
    this.effects.enter(placed, declared);
    const own =
      this.texts?.outlinesOf(placed, declared) ??
      this.drawingIn(placed, declared) ??
      this.foreignIn(placed, declared) ??
      this.partOf(placed, declared);
    if (!own) return [];
    return [
      ...(filters?.parts ?? []),
      ...this.effects.placed(own, placed, declared, { stages, layers: mask === undefined ? layers : undefined }),
    ];
  }

  private partOf(placed: Placed, declared: Declarations): XmlElement {
    const { name } = placed.element;
    if (TEXTS.has(name)) this.hasText = true;
    // Only a server opens fonts.
    if (TEXTS.has(name) && this.document.faces.length > 0 && !this.texts) throw new UnprintableLogo("effects");
    if (isLink(name)) checkLink(name, declared["href"] ?? "");
    // The library that draws pictures reads the shades of a mask as sRGB.
    if (name === "mask" && this.isInLinearLight(placed)) throw new UnprintableLogo("effects");
    if (name === "clipPath" && this.isCutAgain(placed, declared)) throw new UnprintableLogo("effects");
    const part = xmlElement(
      name === "a" || name === "switch" ? "g" : name,
      keptAttributes(name, this.withCurrentColour(placed, declared), areaOf(placed)),
      this.wideStopsOf(placed) ?? this.childrenOf(placed),
    );
    if (part.attributes["pathLength"] !== undefined)
      return withOwnDashes(part, (property) => this.document.inheritedBy(placed, property), areaOf(placed));
    if (name === "filter") return { ...part, children: withoutDropShadows(part.children) };
    return name === "pattern" ? wholeTile(part) : part;
  }

  /** A stop has the colour around its gradient, not around the shape that the gradient fills. */
  private withCurrentColour(placed: Placed, declared: Declarations): Declarations {
    if (declared["stop-color"]?.trim().toLowerCase() !== "currentcolor") return declared;
    return { ...declared, "stop-color": this.document.inheritedBy(placed, "color") ?? "black" };
  }

  private isInLinearLight(placed: Placed): boolean {
    return this.document.inheritedBy(placed, "color-interpolation")?.trim() === "linearRGB";
  }

  /** Whether it is a `clipPath` with a `clip-path` that the library for pictures draws in another way than browsers. */
  private isCutAgain(placed: Placed, declared: Declarations): boolean {
    if (isReference(declared["clip-path"] ?? "") && declared["clipPathUnits"] === "objectBoundingBox") return true;
    const { children } = placed.element;
    return (
      children.length > 1 &&
      children.some((element, index) =>
        isReference(this.document.of({ element, parent: placed, index })["clip-path"] ?? ""),
      )
    );
  }

  /** The stops of a gradient with colours of a wide space. */
  private wideStopsOf(placed: Placed): XmlElement[] | undefined {
    const { name, children } = placed.element;
    if (name !== "linearGradient" && name !== "radialGradient") return undefined;
    const stops = children.flatMap((element, index): Placed[] =>
      element.name === "stop" ? [{ element, parent: placed, index }] : [],
    );
    return wideStops(
      stops.map((stop) => this.document.of(stop)),
      this.document.inheritedBy(placed, "color") ?? "black",
      this.isInLinearLight(placed),
    );
  }

  /** A drawing that is shown as a picture, as a part of this one. */
  private drawingIn(placed: Placed, declared: Declarations): XmlElement | undefined {
    const href = declared["href"] ?? "";
    if (placed.element.name !== "image" || !isDrawing(href)) return undefined;
    const { inner } = this.setting;
    inner.count += 1;
    if (inner.count > MAX_INNER || this.setting.depth >= MAX_INNER_DEPTH) throw new UnprintableLogo("too-complex");
    const drawing = this.setting.read(bytesOfAddress(href) ?? new Uint8Array(), {
      ...this.setting,
      depth: this.setting.depth + 1,
    });
    this.hasText ||= drawing.hasText;
    const area = areaOf(placed);
    return innerDrawing(drawing.root, keptAttributes("image", { ...declared, href: "" }, area), area, inner.count);
  }

  /** A picture of the file that fills a box. */
  private pictureIn(href: string, { x, y, width, height }: Box, parent: Placed | undefined): XmlElement[] {
    const sides = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
    // A drawing fits its view box in the box by its own rule; pixels are stretched.
    const fit: Record<string, string> = isDrawing(href) ? {} : { preserveAspectRatio: "none" };
    const attributes = { href, ...sides, ...fit };
    return this.of({ element: xmlElement("image", attributes), parent, index: 0 });
  }

  /** What HTML in the drawing shows. */
  private foreignIn({ element, ...placed }: Placed, declared: Declarations): XmlElement | undefined {
    if (element.name !== "foreignObject") return undefined;
    const area = areaOf({ element, ...placed });
    const length = (name: string, whole: number): number => lengthOf(declared[name], whole);
    const place = { x: length("x", area.width), y: length("y", area.height) };
    const box = { ...place, width: length("width", area.width), height: length("height", area.height) };
    const children = foreignParts(element, box, `html-${(this.foreign += 1)}`);
    for (const part of children) this.length.countAll(part);
    return xmlElement("g", keptAttributes("g", declared, area), children);
  }

  /** The plain element that a copy shows, read once. */
  private readonly copied = (id: string): XmlElement | undefined => {
    const target = this.document.find(id);
    if (!target || this.plainById.has(id)) return this.plainById.get(id);
    if (this.measured.has(id)) throw new UnprintableLogo("too-complex");
    this.measured.add(id);
    const plain = this.of(target).at(-1);
    this.plainById.set(id, plain);
    return plain;
  };

  private childrenOf(placed: Placed): XmlElement[] {
    const { name, children } = placed.element;
    const all = children.map((element, index): Placed => ({ element, parent: placed, index }));
    const chosen = name === "switch" ? all.filter(({ element }) => isChosen(element)).slice(0, 1) : all;
    return chosen.flatMap((child) => this.of(child));
  }
}
