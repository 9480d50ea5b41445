import { UnprintableLogo } from "../fault.ts";
import type { Size } from "../../page/boxes.ts";
import { isLink, isOwn, keptAttributes } from "./names.ts";
import { parseXml, XML_LIMITS, XmlLimit, type XmlElement } from "./parse-xml.ts";
import type { Placed } from "./selectors.ts";
import { stylesOf, type Styled } from "./style-sheet.ts";
import { xmlText } from "./text.ts";
import { frameOf } from "./viewport.ts";

/** A drawing without anything but its shapes and their styles, each of which is an attribute. */
export interface PlainSvg extends Size {
  readonly root: XmlElement;
  /** It has text that is not converted to curves. */
  readonly hasText: boolean;
}

/** Smallest side of a drawing: beyond, its numbers cannot be written in a print file. */
const SMALLEST = 1e-3;

/** What runs, or shows another document. */
const ACTIVE: ReadonlySet<string> = new Set(["script", "foreignObject", "iframe", "handler", "listener"]);
const TEXTS: ReadonlySet<string> = new Set(["text", "textPath", "tspan", "tref", "altGlyph"]);
const PICTURE = /^data:image\/(?:png|jpe?g);base64,/iu;

const outside = (): never => {
  throw new UnprintableLogo("outside");
};

/** A reference to a part of the drawing, or a picture inside it. */
const checkLink = (name: string, href: string): void => {
  const address = href.trim();
  if (address === "" || address.startsWith("#")) return;
  const isPicture = (name === "image" || name === "feImage") && PICTURE.test(address);
  if (!isPicture) outside();
};

/** Whether a child of a `switch` is one that a browser would choose. */
const isChosen = ({ name, attributes }: XmlElement): boolean => {
  if (name === "foreignObject" || attributes["requiredExtensions"] !== undefined) return false;
  const languages = attributes["systemLanguage"];
  return languages === undefined || languages.split(",").some((language) => /^\s*en\b/iu.test(language));
};

/** The text in an element and the parts of a line. */
const textIn = ({ text, children }: XmlElement): string => text + children.map(textIn).join("");

class Plain {
  hasText = false;
  private length = 0;
  private readonly styled: Styled;

  constructor(styled: Styled) {
    this.styled = styled;
  }

  /** The plain element; none for one that shows nothing. */
  of(placed: Placed): XmlElement[] {
    const { element } = placed;
    const { name, attributes } = element;
    if (ACTIVE.has(name)) return outside();
    if (Object.keys(attributes).some((attribute) => /^on/iu.test(attribute))) outside();
    if (name === "a" && /^\s*javascript:/iu.test(attributes["href"] ?? "")) outside();
    if (!isOwn(name)) return [];
    if (TEXTS.has(name) && textIn(element).trim() === "") return [];
    const declared = this.styled(placed);
    if (declared["display"] === "none" && name !== "symbol") return [];
    if (TEXTS.has(name)) this.hasText = true;
    if (isLink(name)) checkLink(name, declared["href"] ?? "");
    const kept = keptAttributes(name, declared);
    this.count(kept);
    return [
      {
        name: name === "a" || name === "switch" ? "g" : name,
        attributes: kept,
        children: this.childrenOf(placed),
        text: "",
      },
    ];
  }

  private childrenOf(placed: Placed): XmlElement[] {
    const { name, children } = placed.element;
    const all = children.map((element, index): Placed => ({ element, parent: placed, index }));
    const chosen = name === "switch" ? all.filter(({ element }) => isChosen(element)).slice(0, 1) : all;
    return chosen.flatMap((child) => this.of(child));
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

/**
 * Reads an SVG as drawing programs write it, and leaves the drawing: notes of programs, unknown elements, attributes
 * and namespaces are left out; style sheets become attributes.
 * @throws {UnprintableLogo} `outside` for scripts and references to elsewhere, `too-complex` beyond the limits, `damaged`
 *   when it is not well-formed
 */
export const plainSvg = (source: string | Uint8Array): PlainSvg => {
  const document = parsed((typeof source === "string" ? source : textOf(source)).replace(/^\uFEFF/u, "").trimStart());
  const plain = new Plain(stylesOf(sheetsIn(document)));
  const [root] = plain.of({ element: document, parent: undefined, index: 0 });
  if (!root) throw new UnprintableLogo("damaged");
  const { attributes, width, height } = frameOf(root);
  if (!(width >= SMALLEST && height >= SMALLEST && Number.isFinite(width * height)))
    throw new UnprintableLogo("damaged");
  return { root: { ...root, attributes }, hasText: plain.hasText, width, height };
};
