import type { Size } from "../../../page/boxes.ts";
import { fontFacesOf } from "../css/font-face.ts";
import { mediaHolds } from "../css/media-query.ts";
import type { Placed } from "../css/selectors.ts";
import { type Styled, stylesOf } from "../css/style-sheet.ts";
import type { Declarations } from "../css/declarations.ts";
import type { XmlElement } from "../parse-xml.ts";
import { windowOf } from "../viewport.ts";

/** The style sheets of an element that hold for a window. */
const sheetsIn = ({ name, attributes, text, children }: XmlElement, window: Size): string => {
  if (name !== "style") return children.map((child) => sheetsIn(child, window)).join("\n");
  return mediaHolds(attributes["media"] ?? "all", window) ? text : "";
};

/** The elements of a document by their ids, with what style sheets say about each. */
export class StyledDocument {
  readonly root: Placed;
  readonly styled: Styled;
  readonly faces: ReturnType<typeof fontFacesOf>;
  private readonly byId = new Map<string, Placed>();
  /** The ids of elements that are shown again elsewhere. */
  private readonly copied = new Set<string>();

  constructor(document: XmlElement) {
    const window = windowOf(document.attributes);
    const sheets = sheetsIn(document, window);
    this.styled = stylesOf(sheets, window);
    this.faces = fontFacesOf(sheets);
    this.root = { element: document, parent: undefined, index: 0 };
    this.index(this.root);
  }

  private index(placed: Placed): void {
    const { name, attributes, children } = placed.element;
    const { id, href } = attributes;
    if (name === "use" && href !== undefined) this.copied.add(href.trim().replace(/^#/u, ""));
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, placed);
    for (const [index, element] of children.entries()) this.index({ element, parent: placed, index });
  }

  of(placed: Placed): Declarations {
    return this.styled.of(placed);
  }

  find(id: string): Placed | undefined {
    return this.byId.get(id);
  }

  /** Whether an element is shown again elsewhere, where it has the style of the elements around the copy. */
  isCopied({ element, parent }: Placed): boolean {
    const { id } = element.attributes;
    return (id !== undefined && this.copied.has(id)) || (parent !== undefined && this.isCopied(parent));
  }

  inheritedBy(placed: Placed | undefined, name: string): string | undefined {
    if (!placed) return undefined;
    return this.styled.of(placed)[name] ?? this.inheritedBy(placed.parent, name);
  }
}
