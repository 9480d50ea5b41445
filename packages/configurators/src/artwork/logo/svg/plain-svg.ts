import { UnprintableLogo } from "../fault.ts";
import type { Box, Size } from "../../page/boxes.ts";
import { changesColours, filterOf } from "./colour-filter.ts";
import { cssBackground } from "./css-background.ts";
import { clipOf, cssShape } from "./css/css-shape.ts";
import { plainTransform } from "./css/css-transform.ts";
import { bytesOfAddress, typeOfAddress } from "./data-address.ts";
import type { Declarations } from "./css/declarations.ts";
import { withoutDropShadows } from "./drop-shadow.ts";
import { fontFacesOf } from "./css/font-face.ts";
import { INHERITED } from "./css/initial-values.ts";
import { hasPart, withMovedParts } from "./filter-image.ts";
import { foreignParts } from "./foreign-object.ts";
import { innerDrawing, isDrawing } from "./inner-drawing.ts";
import { pixelsOf } from "./css/lengths.ts";
import { IDENTITY, numbersOf, parseTransform } from "./matrix.ts";
import { isLink, isOwn, keptAttributes, plainColour } from "./names.ts";
import { parseXml, XML_LIMITS, XmlLimit, type XmlElement } from "./parse-xml.ts";
import { referenceBox, strokeWidthOf, type BoxName } from "./reference-box.ts";
import type { TextTools } from "./outline-font.ts";
import type { Placed } from "./css/selectors.ts";
import { lengthOf, outlineOf } from "./shapes.ts";
import { stylesOf, type Styled } from "./css/style-sheet.ts";
import { lineAround } from "./text/bold-cut.ts";
import { boldOutline, type BoldOutline } from "./text/text-bold.ts";
import { dataOf, TextOutlines, type PaintedOutline } from "./text/text-outlines.ts";
import { paintId, textPaint, type FindDeclared } from "./text/text-paint.ts";
import { textLineOf, type TextLine } from "./text/text-path.ts";
import { textShadows, type TextShadow } from "./text/text-shadow.ts";
import type { StartedLine } from "./text/text-places.ts";
import { xmlText } from "./text.ts";
import { areaOf, DEFAULT, type Frame, frameOf, wholeTile, windowOf } from "./viewport.ts";
import { wideStops } from "./wide-gradient.ts";

/** A drawing without anything but its shapes and their styles, each of which is an attribute. */
export interface PlainSvg extends Size {
  /** How many of its units are a pixel. */
  readonly pixel: number;
  readonly root: XmlElement;
  /** It has text that is not converted to curves. */
  readonly hasText: boolean;
}

/** Smallest side of a drawing: beyond, its numbers cannot be written in a print file. */
const MIN_SIDE = 1e-3;

/** Elements that run code or embed another document. */
const ACTIVE: ReadonlySet<string> = new Set(["script", "iframe", "handler", "listener"]);
const TEXTS: ReadonlySet<string> = new Set(["text", "textPath", "tspan", "tref", "altGlyph"]);
/** Types of pictures inside the drawing; browsers go by their bytes. */
const PICTURE = /^(?:image\/.*|(?:application|binary)\/octet-stream)?$/u;

const outside = (): never => {
  throw new UnprintableLogo("outside");
};

/** A reference to a part of the drawing, or a picture inside it. */
const checkLink = (name: string, href: string): void => {
  const address = href.trim();
  if (address === "" || address.startsWith("#")) return;
  const type = typeOfAddress(address);
  if (type === undefined || !PICTURE.test(type) || (name !== "image" && name !== "feImage")) return outside();
  // As a part of a filter, a drawing is neither a picture nor a part of this one.
  if (isDrawing(address)) throw new UnprintableLogo("effects");
};

/** Whether a child of a `switch` is one that a browser would choose. */
const isChosen = ({ name, attributes }: XmlElement): boolean => {
  if (name === "foreignObject" || attributes["requiredExtensions"] !== undefined) return false;
  const languages = attributes["systemLanguage"];
  return languages === undefined || languages.split(",").some((language) => /^\s*en\b/iu.test(language));
};

const strokeIn = (declared: Declarations): Record<string, string> =>
  Object.fromEntries(
    ["stroke", "stroke-width"].flatMap((name) => (declared[name] === undefined ? [] : [[name, declared[name]]])),
  );

/** The box that a copy turns around; browsers leave its `x` and `y` out of it. */
const withoutPlace = (box: Box, name: BoxName, { name: element, attributes }: XmlElement): Box =>
  element !== "use" || name === "view-box"
    ? box
    : { ...box, x: box.x - lengthOf(attributes["x"], 0), y: box.y - lengthOf(attributes["y"], 0) };

/** Attributes with which a cut or mask is in shares of its shape, which for a text is that of its letters. */
const SHARES = ["clipPathUnits", "maskContentUnits", "maskUnits"];

/** The text in an element and the parts of a line. */
const textIn = ({ text, children }: XmlElement): string => text + children.map(textIn).join("");

const inheritedIn = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(INHERITED, name)));

/** Outlines of letters as a cut, with the line that makes them bolder. */
const cutData = ({ d, bolder }: PaintedOutline): string => {
  if (bolder === 0) return d;
  const letters = outlineOf({ name: "path", attributes: { d }, children: [], text: "" }, IDENTITY, DEFAULT);
  return d + dataOf(lineAround(letters ?? [], bolder));
};

/** What draws the letters of an outline. */
type OwnOutline = Omit<BoldOutline, "id">;

/** Most drawings in a drawing, and in each other. */
const MAX_INNER = 50;
const MAX_INNER_DEPTH = 3;

/** What reads a drawing, and where it is. */
interface Setting {
  readonly textTools: TextTools | undefined;
  readonly depth: number;
  /** The drawings in the outermost one. */
  readonly inner: { count: number };
}

class Plain {
  hasText = false;
  private readonly hasFonts: boolean;
  private length = 0;
  private cuts = 0;
  private paints = 0;
  private bolds = 0;
  private filters = 0;
  private foreign = 0;
  /** The lines that texts stand on, by the elements that draw them. */
  private readonly lines = new Map<XmlElement, TextLine | undefined>();
  /** The line around an element, which it may have from the one around it. */
  private readonly strokes = new Map<XmlElement, Record<string, string>>();
  private readonly styled: Styled;
  private readonly text: TextOutlines | undefined;
  private readonly setting: Setting;
  private readonly byId = new Map<string, Placed>();
  /** What copies show, and the ids whose reading has begun: its own size cannot depend on itself. */
  private readonly plainById = new Map<string, XmlElement | undefined>();
  private readonly measured = new Set<string>();

  constructor(document: XmlElement, sheets: string, setting: Setting) {
    this.styled = stylesOf(sheets, windowOf(document.attributes));
    this.setting = setting;
    const faces = fontFacesOf(sheets);
    this.hasFonts = faces.length > 0;
    this.text = setting.textTools && new TextOutlines(faces, setting.textTools);
    this.index({ element: document, parent: undefined, index: 0 });
  }

  private index(placed: Placed): void {
    const { attributes, children } = placed.element;
    const { id } = attributes;
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, placed);
    for (const [index, element] of children.entries()) this.index({ element, parent: placed, index });
  }

  declaredOf(document: XmlElement): Declarations {
    return this.styled.of({ element: document, parent: undefined, index: 0 });
  }

  /** The plain element; none for one that shows nothing. */
  of(placed: Placed): XmlElement[] {
    const { element } = placed;
    const { name, attributes } = element;
    if (ACTIVE.has(name)) return outside();
    if (Object.keys(attributes).some((attribute) => /^on/iu.test(attribute))) outside();
    if (name === "a" && /^\s*javascript:/iu.test(attributes["href"] ?? "")) outside();
    if (!isOwn(name) && name !== "foreignObject") return [];
    if (TEXTS.has(name) && textIn(element).trim() === "") return [];
    const given = this.styled.of(placed);
    if (given["display"] === "none" && name !== "symbol") return [];
    // Those of the whole picture are in its pixels.
    const filter = placed.parent && this.filterOf(given, placed, areaOf(placed));
    const declared = filter ? { ...given, filter: `url(#${filter.attributes["id"]})` } : given;
    this.strokes.set(element, { ...(placed.parent && this.strokes.get(placed.parent.element)), ...strokeIn(declared) });
    const own =
      this.outlinesOf(placed, declared) ??
      this.drawingIn(placed, declared) ??
      this.foreignIn(placed, declared) ??
      this.partOf(placed, declared);
    return own ? [...(filter ? [filter] : []), ...this.placed(own, placed, declared)] : [];
  }

  /** The filter that does what the functions of a filter do. */
  filterOf({ filter = "none" }: Declarations, placed: Placed, area: Size, pixel = 1): XmlElement | undefined {
    if (!changesColours(filter)) return undefined;
    const color = this.inheritedBy(placed, "color") ?? "black";
    const id = `functions-${(this.filters += 1)}`;
    const colourOf = (written = color): string =>
      plainColour(written.trim().toLowerCase() === "currentcolor" ? color : written);
    const own = filterOf(filter, { id, area, pixel, colourOf });
    if (!own) throw new UnprintableLogo("effects");
    return own;
  }

  private partOf(placed: Placed, declared: Declarations): XmlElement {
    const { name } = placed.element;
    if (TEXTS.has(name)) this.hasText = true;
    // Only a server opens fonts.
    if (TEXTS.has(name) && this.hasFonts && !this.text) throw new UnprintableLogo("effects");
    if (isLink(name)) checkLink(name, declared["href"] ?? "");
    const part: XmlElement = {
      name: name === "a" || name === "switch" ? "g" : name,
      attributes: keptAttributes(name, this.withCurrentColour(placed, declared), areaOf(placed)),
      children: this.wideStopsOf(placed) ?? this.childrenOf(placed),
      text: "",
    };
    if (name === "filter") return { ...part, children: withoutDropShadows(part.children) };
    return name === "pattern" ? wholeTile(part) : part;
  }

  /** A stop has the colour around its gradient, not around the shape that the gradient fills. */
  private withCurrentColour(placed: Placed, declared: Declarations): Declarations {
    if (declared["stop-color"]?.trim().toLowerCase() !== "currentcolor") return declared;
    return { ...declared, "stop-color": this.inheritedBy(placed, "color") ?? "black" };
  }

  /** The stops of a gradient with colours of a wide space. */
  private wideStopsOf(placed: Placed): XmlElement[] | undefined {
    const { name, children } = placed.element;
    if (name !== "linearGradient" && name !== "radialGradient") return undefined;
    const stops = children.flatMap((element, index): Placed[] =>
      element.name === "stop" ? [{ element, parent: placed, index }] : [],
    );
    return wideStops(
      stops.map((stop) => this.styled.of(stop)),
      this.inheritedBy(placed, "color") ?? "black",
      this.inheritedBy(placed, "color-interpolation")?.trim() === "linearRGB",
    );
  }

  /** Whether a browser measures what is done to a text by the box of its letters, which its outlines do not have. */
  private isMeasured(placed: Placed): boolean {
    const own = this.styled.of(placed);
    const boxes = ["transform-box", "filter"].some((name) => !/^(?:none|view-box)?$/u.test(own[name]?.trim() ?? ""));
    if (boxes || cssShape(own["clip-path"]) || /%|[a-z]{4}/iu.test(own["transform-origin"] ?? "")) return true;
    return [own["clip-path"], own["mask"]].some((value) => {
      const target = this.byId.get(paintId(value) ?? "")?.element;
      return target !== undefined && SHARES.some((name) => target.attributes[name] !== "userSpaceOnUse");
    });
  }

  private inheritedBy(placed: Placed | undefined, name: string): string | undefined {
    if (!placed) return undefined;
    return this.styled.of(placed)[name] ?? this.inheritedBy(placed.parent, name);
  }

  /** The line of a `textPath`, and where on it the text begins. */
  private readonly lineOf = (path: Placed): StartedLine | undefined => {
    const { href = "", startOffset } = this.styled.of(path);
    const target = this.byId.get(href.trim().replace(/^#/u, ""));
    if (!target || !href.trim().startsWith("#")) return undefined;
    const declared = this.styled.of(target);
    if (!this.lines.has(target.element)) {
      const area = areaOf(target);
      const { name } = target.element;
      const attributes = keptAttributes(name, declared, area);
      const transform = plainTransform(declared, target.element.attributes, () => ({ x: 0, y: 0, ...area }));
      const outline =
        name === "path"
          ? outlineOf({ name, attributes, children: [], text: "" }, parseTransform(transform), area)
          : undefined;
      this.lines.set(target.element, outline && textLineOf(outline));
    }
    const line = this.lines.get(target.element);
    if (!line) return undefined;
    const counted = Number(declared["pathLength"]);
    const isShare = startOffset?.trim().endsWith("%") === true;
    const offset = startOffset === undefined ? 0 : (pixelsOf(startOffset, line.length) ?? 0);
    return { line, start: counted > 0 && !isShare ? (offset * line.length) / counted : offset };
  };

  /** The elements that draw an outline of a text, with the gradients that are its own. */
  private paintedOutline({ owner, bolder, d }: PaintedOutline, text: Placed, box: Box): XmlElement[] | undefined {
    const area = areaOf(text);
    let painted: Record<string, string> = {};
    for (let at: Placed | undefined = owner; at && at.element !== text.element; at = at.parent)
      painted = { ...inheritedIn(keptAttributes(at.element.name, this.styled.of(at), area)), ...painted };
    const find: FindDeclared = (id) => {
      const target = this.byId.get(id);
      return target && { name: target.element.name, attributes: this.styled.of(target) };
    };
    const gradients: XmlElement[] = [];
    for (const name of ["fill", "stroke"]) {
      const value = painted[name] ?? this.inheritedBy(text, name);
      if (value === undefined) continue;
      const paint = textPaint(value, { box, id: `text-paint-${this.paints + 1}`, find });
      if (paint === undefined) return undefined;
      if (typeof paint === "string") continue;
      this.paints += 1;
      gradients.push(paint);
      painted[name] = `url(#${paint.attributes["id"]})`;
    }
    const value = (name: string): string | undefined => painted[name] ?? this.inheritedBy(text, name);
    const shadows = textShadows(this.inheritedBy(owner, "text-shadow"), this.inheritedBy(owner, "color") ?? "black");
    if (!shadows) return undefined;
    const own: OwnOutline = { d, bolder, painted, value, box };
    return [...gradients, ...shadows.map((shadow) => this.shadowOf(shadow, own)), ...this.lettersOf(own)];
  }

  /** The letters of an outline. */
  private lettersOf(own: OwnOutline): XmlElement[] {
    const { d, bolder, painted } = own;
    if (bolder === 0) return [{ name: "path", attributes: { ...painted, d }, children: [], text: "" }];
    return boldOutline({ ...own, id: `text-bold-${(this.bolds += 1)}` });
  }

  /** The letters of an outline as their shadow: in one colour, elsewhere and blurred. */
  private shadowOf(
    { dx, dy, deviation, colour, opacity }: TextShadow,
    { painted, value, ...own }: OwnOutline,
  ): XmlElement {
    // Browsers draw the shadow of letters without that of their line, and as dense as the shadow itself.
    const isFilled = value("fill") !== "none";
    const [shown, other] = isFilled ? ["fill", "stroke"] : ["stroke", "fill"];
    const changed: Record<string, string> = {
      ...painted,
      [other]: "none",
      ...((isFilled || (value("stroke") ?? "none") !== "none") && {
        [shown]: colour,
        [`${shown}-opacity`]: String(opacity),
      }),
    };
    const children = this.lettersOf({ ...own, painted: changed, value: (name) => changed[name] ?? value(name) });
    const attributes = {
      transform: `translate(${dx} ${dy})`,
      ...(deviation > 0 && { filter: `blur(${deviation}px)` }),
    };
    return { name: "g", attributes, children, text: "" };
  }

  /** A text as its outlines, where it is in a font of the file. */
  private outlinesOf(placed: Placed, declared: Declarations): XmlElement | undefined {
    if (placed.element.name !== "text" || !this.text) return undefined;
    const isMeasured = this.isMeasured(placed);
    const isCut = placed.parent?.element.name === "clipPath";
    if (isMeasured && isCut) return undefined;
    const area = areaOf(placed);
    const drawn = this.text.of(placed, this.styled, area, this.lineOf);
    if (!drawn) return undefined;
    const { x: _x, y: _y, dx: _dx, dy: _dy, ...attributes } = keptAttributes("text", declared, area);
    // A cut may have a path inside, but no group.
    if (isCut) {
      const d = drawn.outlines.map(cutData).join("");
      this.count({ d });
      return { name: "path", attributes: { ...attributes, "clip-rule": "nonzero", d }, children: [], text: "" };
    }
    const children: XmlElement[] = [];
    for (const outline of drawn.outlines) {
      const own = this.paintedOutline(outline, placed, drawn.box);
      if (!own) return undefined;
      children.push(...own);
    }
    for (const child of children) this.countAll(child);
    if (isMeasured) {
      const { x, y, width, height } = drawn.box;
      const box = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, fill: "none", stroke: "none" };
      children.unshift({ name: "rect", attributes: box, children: [], text: "" });
    }
    const [first, ...others] = children;
    if (first?.name === "path" && others.length === 0)
      return { ...first, attributes: { ...attributes, ...first.attributes } };
    return { name: "g", attributes, children, text: "" };
  }

  /** A drawing that is shown as a picture, as a part of this one. */
  private drawingIn(placed: Placed, declared: Declarations): XmlElement | undefined {
    const href = declared["href"] ?? "";
    if (placed.element.name !== "image" || !isDrawing(href)) return undefined;
    const { inner } = this.setting;
    inner.count += 1;
    if (inner.count > MAX_INNER || this.setting.depth >= MAX_INNER_DEPTH) throw new UnprintableLogo("too-complex");
    const drawing = readRoot(bytesOfAddress(href) ?? new Uint8Array(), {
      ...this.setting,
      depth: this.setting.depth + 1,
    });
    this.hasText ||= drawing.hasText;
    const area = areaOf(placed);
    return innerDrawing(drawing.root, keptAttributes("image", { ...declared, href: "" }, area), area, inner.count);
  }

  /** What HTML in the drawing shows. */
  private foreignIn({ element, ...placed }: Placed, declared: Declarations): XmlElement | undefined {
    if (element.name !== "foreignObject") return undefined;
    const area = areaOf({ element, ...placed });
    const length = (name: string, whole: number): number => lengthOf(declared[name], whole);
    const place = { x: length("x", area.width), y: length("y", area.height) };
    const box = { ...place, width: length("width", area.width), height: length("height", area.height) };
    const children = foreignParts(element, box, `html-${(this.foreign += 1)}`);
    for (const part of children) this.countAll(part);
    return { name: "g", attributes: keptAttributes("g", declared, area), children, text: "" };
  }

  /** The element with its transformation and its cut in numbers alone, which may refer to its size. */
  private placed(plain: XmlElement, placed: Placed, declared: Declarations): XmlElement[] {
    const area = areaOf(placed);
    const stroke = strokeWidthOf(this.strokes.get(placed.element) ?? {}, area);
    const boxOf = (box: BoxName): Box => referenceBox(box, plain, { area, stroke, find: this.copied });
    const { transform: _transform, ...attributes } = plain.attributes;
    const boxOfTransform = (box: BoxName): Box => withoutPlace(boxOf(box), box, plain);
    // `wholeOf` turns the whole picture.
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
    this.count(own);
    for (const one of filters) this.countAll(one);
    return [...(clip ? [clip] : []), ...filters, { ...plain, attributes: own }];
  }

  /** The whole picture as it is filtered and turned in its pixels, around its middle, apart from what is behind it. */
  wholeOf(document: XmlElement, { attributes, pixel, width, height }: Frame, children: XmlElement[]): XmlElement[] {
    const placed = { element: document, parent: undefined, index: 0 };
    const declared = this.styled.of(placed);
    const window = { x: 0, y: 0, width: width / pixel, height: height / pixel };
    const turned = { "transform-origin": "50% 50%", ...declared };
    const transform = plainTransform(turned, document.attributes, () => window);
    const filter = this.filterOf(declared, placed, { width, height }, pixel);
    if (transform === undefined && !filter) return children;
    const { viewBox = "" } = attributes;
    const [x, y, wide, high] = numbersOf(viewBox);
    if (wide !== width || high !== height) throw new UnprintableLogo("effects");
    const place = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
    const part = (name: string, own: Record<string, string>, inside: XmlElement[]): XmlElement => ({
      name,
      attributes: own,
      children: inside,
      text: "",
    });
    const whole = part("svg", { ...place, viewBox, overflow: "hidden" }, children);
    const filtered = filter ? [filter, part("g", { filter: `url(#${filter.attributes["id"]})` }, [whole])] : [whole];
    if (transform === undefined) return filtered;
    const inPixels = `translate(${x} ${y}) scale(${pixel}) ${transform} scale(${1 / pixel}) translate(-${x} -${y})`;
    return [part("g", { transform: inPixels.replaceAll("--", "") }, filtered)];
  }

  /** The plain element that a copy shows, read once. */
  private readonly copied = (id: string): XmlElement | undefined => {
    const target = this.byId.get(id);
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

  private countAll({ attributes, children }: XmlElement): void {
    this.count(attributes);
    for (const child of children) this.countAll(child);
  }

  private count(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) this.length += name === "href" ? 0 : value.length;
    if (this.length > XML_LIMITS.characters) throw new XmlLimit("characters");
  }
}

const sheetsIn = ({ name, text, children }: XmlElement): string =>
  name === "style" ? text : children.map(sheetsIn).join("\n");

const parsed = (source: string): XmlElement => {
  try {
    const root = parseXml(source);
    if (root?.name === "svg") return root;
  } catch (error) {
    if (error instanceof UnprintableLogo) throw error;
  }
  throw new UnprintableLogo("damaged");
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return xmlText(bytes);
  } catch {
    throw new UnprintableLogo("damaged");
  }
};

/** The plain root of a document, with the colour behind it. */
const readRoot = (source: string | Uint8Array, setting: Setting): Pick<PlainSvg, "root" | "hasText"> => {
  const document = parsed((typeof source === "string" ? source : textOf(source)).replace(/^\uFEFF/u, "").trimStart());
  const plain = new Plain(document, sheetsIn(document), setting);
  const parts = plain.of({ element: document, parent: undefined, index: 0 });
  const root = parts.pop();
  if (!root) throw new UnprintableLogo("damaged");
  const frame = frameOf(root);
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(frame.attributes["viewBox"] ?? "");
  const background = cssBackground(plain.declaredOf(document), { x, y, width, height }, frame.pixel);
  // `wholeOf` has done both.
  const { transform: _, filter = "none", ...own } = root.attributes;
  const attributes = filter === "none" || changesColours(filter) ? own : { ...own, filter };
  const children = [...parts, ...background, ...plain.wholeOf(document, frame, [...root.children])];
  return { root: { ...root, attributes, children }, hasText: plain.hasText };
};

/**
 * Reads an SVG as drawing programs write it, and leaves the drawing: notes of programs, unknown elements, attributes
 * and namespaces are left out; style sheets become attributes, drawings inside of it parts of it, and texts outlines
 * where the file has their font.
 * @param textTools sets texts in the fonts of the file; without it, `effects` for a text in one of them
 * @throws {UnprintableLogo} `outside` for scripts and references to elsewhere, `too-complex` beyond the limits, `damaged`
 *   when it is not well-formed
 */
export const plainSvg = (source: string | Uint8Array, textTools?: TextTools): PlainSvg => {
  const { root, hasText } = readRoot(source, { textTools, depth: 0, inner: { count: 0 } });
  const { attributes, width, height, pixel } = frameOf(root);
  if (!(width >= MIN_SIDE && height >= MIN_SIDE && Number.isFinite(width * height)))
    throw new UnprintableLogo("damaged");
  return { root: { ...root, attributes }, hasText, width, height, pixel };
};
