import type { Box } from "../../../page/boxes.ts";
import type { Declarations } from "../css/declarations.ts";
import { maskLayers } from "../css-image/mask-layers.ts";
import { cssShape } from "../css/css-shape.ts";
import { plainTransform } from "../css/css-transform.ts";
import { INHERITED } from "../css/initial-values.ts";
import { pixelsOf } from "../css/lengths.ts";
import type { Placed } from "../css/selectors.ts";
import { IDENTITY, parseTransform } from "../matrix.ts";
import { keptAttributes } from "../names.ts";
import type { TextTools } from "../outline-font.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { outlineOf } from "../shapes.ts";
import { lineAround } from "../text/bold-cut.ts";
import { boldOutline, type BoldOutline } from "../text/text-bold.ts";
import { dataOf, type PaintedOutline, TextOutlines } from "../text/text-outlines.ts";
import { paintId, textPaint, type FindDeclared } from "../text/text-paint.ts";
import { textLineOf, type TextLine } from "../text/text-path.ts";
import type { StartedLine } from "../text/text-places.ts";
import { textShadows, type TextShadow } from "../text/text-shadow.ts";
import { areaOf, DEFAULT } from "../viewport.ts";
import type { StyledDocument } from "./document.ts";
import type { WrittenLength } from "./written-length.ts";

/** Attributes with which a cut or mask is in shares of its shape, which for a text is that of its letters. */
const SHARES = ["clipPathUnits", "maskContentUnits", "maskUnits"];

const inheritedIn = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(INHERITED, name)));

/** Outlines of letters as a cut, with the line that makes them bolder. */
const cutData = ({ d, bolder }: PaintedOutline): string => {
  if (bolder === 0) return d;
  const letters = outlineOf(xmlElement("path", { d }), IDENTITY, DEFAULT);
  return d + dataOf(lineAround(letters ?? [], bolder));
};

/** What draws the letters of an outline. */
type OwnOutline = Omit<BoldOutline, "id">;

/** Texts as outlines, in the fonts of the file. */
export class PlainTexts {
  private paints = 0;
  private bolds = 0;
  /** The lines that texts stand on, by the elements that draw them. */
  private readonly lines = new Map<XmlElement, TextLine | undefined>();
  private readonly outlines: TextOutlines;
  private readonly document: StyledDocument;
  private readonly length: WrittenLength;

  constructor(document: StyledDocument, length: WrittenLength, tools: TextTools) {
    this.document = document;
    this.length = length;
    this.outlines = new TextOutlines(document.faces, tools);
  }

  /** Whether a browser measures what is done to a text by the box of its letters, which its outlines do not have. */
  private isMeasured(placed: Placed): boolean {
    const own = this.document.of(placed);
    const boxes = ["transform-box", "filter"].some((name) => !/^(?:none|view-box)?$/u.test(own[name]?.trim() ?? ""));
    if (boxes || maskLayers(own) || cssShape(own["clip-path"]) || /%|[a-z]{4}/iu.test(own["transform-origin"] ?? ""))
      return true;
    return [own["clip-path"], own["mask"]].some((value) => {
      const target = this.document.find(paintId(value) ?? "")?.element;
      return target !== undefined && SHARES.some((name) => target.attributes[name] !== "userSpaceOnUse");
    });
  }

  /** The line of a `textPath`, and where on it the text begins. */
  private readonly lineOf = (path: Placed): StartedLine | undefined => {
    const { href = "", startOffset } = this.document.of(path);
    const target = this.document.find(href.trim().replace(/^#/u, ""));
    if (!target || !href.trim().startsWith("#")) return undefined;
    const declared = this.document.of(target);
    if (!this.lines.has(target.element)) {
      const area = areaOf(target);
      const { name } = target.element;
      const attributes = keptAttributes(name, declared, area);
      const transform = plainTransform(declared, target.element.attributes, () => ({ x: 0, y: 0, ...area }));
      const outline =
        name === "path" ? outlineOf(xmlElement(name, attributes), parseTransform(transform), area) : undefined;
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
      painted = { ...inheritedIn(keptAttributes(at.element.name, this.document.of(at), area)), ...painted };
    const find: FindDeclared = (id) => {
      const target = this.document.find(id);
      return target && { name: target.element.name, attributes: this.document.of(target) };
    };
    const gradients: XmlElement[] = [];
    for (const name of ["fill", "stroke"]) {
      const value = painted[name] ?? this.document.inheritedBy(text, name);
      if (value === undefined) continue;
      const paint = textPaint(value, { box, id: `text-paint-${this.paints + 1}`, find });
      if (paint === undefined) return undefined;
      if (typeof paint === "string") continue;
      this.paints += 1;
      gradients.push(paint);
      painted[name] = `url(#${paint.attributes["id"]})`;
    }
    const value = (name: string): string | undefined => painted[name] ?? this.document.inheritedBy(text, name);
    const shadows = textShadows(
      this.document.inheritedBy(owner, "text-shadow"),
      this.document.inheritedBy(owner, "color") ?? "black",
    );
    if (!shadows) return undefined;
    const own: OwnOutline = { d, bolder, painted, value, box };
    return [...gradients, ...shadows.map((shadow) => this.shadowOf(shadow, own)), ...this.lettersOf(own)];
  }

  /** The letters of an outline. */
  private lettersOf(own: OwnOutline): XmlElement[] {
    const { d, bolder, painted } = own;
    if (bolder === 0) return [xmlElement("path", { ...painted, d })];
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
    return xmlElement("g", attributes, children);
  }

  /** A text as its outlines, where it is in a font of the file. */
  outlinesOf(placed: Placed, declared: Declarations): XmlElement | undefined {
    if (placed.element.name !== "text") return undefined;
    const isMeasured = this.isMeasured(placed);
    const isCut = placed.parent?.element.name === "clipPath";
    if (isMeasured && isCut) return undefined;
    const area = areaOf(placed);
    const drawn = this.outlines.of(placed, this.document.styled, area, this.lineOf);
    if (!drawn) return undefined;
    const { x: _x, y: _y, dx: _dx, dy: _dy, ...attributes } = keptAttributes("text", declared, area);
    // A cut may have a path inside, but no group.
    if (isCut) {
      const d = drawn.outlines.map(cutData).join("");
      this.length.count({ d });
      return xmlElement("path", { ...attributes, "clip-rule": "nonzero", d });
    }
    const children: XmlElement[] = [];
    for (const outline of drawn.outlines) {
      const own = this.paintedOutline(outline, placed, drawn.box);
      if (!own) return undefined;
      children.push(...own);
    }
    for (const child of children) this.length.countAll(child);
    if (isMeasured) {
      const { x, y, width, height } = drawn.box;
      const box = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, fill: "none", stroke: "none" };
      children.unshift(xmlElement("rect", box));
    }
    const [first, ...others] = children;
    if (first?.name === "path" && others.length === 0)
      return { ...first, attributes: { ...attributes, ...first.attributes } };
    return xmlElement("g", attributes, children);
  }
}
