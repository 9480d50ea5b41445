import type { Size } from "../../page/boxes.ts";
import { UnprintableLogo } from "../fault.ts";
import { changesColours } from "./filter/colour-filter.ts";
import { cssBackground } from "./css-image/css-background.ts";
import { numbersOf } from "./matrix.ts";
import type { TextTools } from "./outline-font.ts";
import { parseXml, type XmlElement } from "./parse-xml.ts";
import { StyledDocument } from "./plain/document.ts";
import { PlainParts, type ReadRoot, type Setting } from "./plain/plain-parts.ts";
import { wholePicture } from "./plain/whole-picture.ts";
import { xmlText } from "./text.ts";
import { frameOf, inOwnView } from "./viewport.ts";

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
const readRoot = (source: string | Uint8Array, setting: Setting): ReadRoot => {
  const text = typeof source === "string" ? source : textOf(source);
  const document = new StyledDocument(parsed(text.replace(/^\uFEFF/u, "").trimStart()));
  const plain = new PlainParts(document, setting);
  const parts = plain.of(document.root);
  const root = parts.pop();
  if (!root) throw new UnprintableLogo("damaged");
  const frame = frameOf(root);
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(frame.attributes["viewBox"] ?? "");
  const background = cssBackground(document.of(document.root), { x, y, width, height }, frame.pixel);
  // `wholePicture` has done them.
  const { transform: _, mask: __, filter = "none", ...own } = root.attributes;
  const attributes = filter === "none" || changesColours(filter) ? own : { ...own, filter };
  const children = [...parts, ...background, ...wholePicture(document, plain.effects, frame, [...root.children])];
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
  const { root, hasText } = readRoot(source, { textTools, depth: 0, inner: { count: 0 }, read: readRoot });
  const frame = frameOf(root);
  const { width, height, pixel } = frame;
  if (!(width >= MIN_SIDE && height >= MIN_SIDE && Number.isFinite(width * height)))
    throw new UnprintableLogo("damaged");
  return { root: inOwnView(root, frame), hasText, width, height, pixel };
};
