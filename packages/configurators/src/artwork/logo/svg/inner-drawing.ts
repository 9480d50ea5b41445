import type { Point } from "../../drawing/operation.ts";
import type { Size } from "../../page/boxes.ts";
import { typeOfAddress } from "./data-address.ts";
import { INHERITED } from "./css/initial-values.ts";
import type { XmlElement } from "./parse-xml.ts";
import { xmlElement } from "./xml-element.ts";
import { lengthOf } from "./shapes.ts";
import { DEFAULT, windowOf } from "./viewport.ts";

/** Whether a picture's address contains a drawing. */
export const isDrawing = (href: string): boolean => typeOfAddress(href) === "image/svg+xml";

/** The element and its references with ids that no other drawing has. */
const renamed = ({ attributes, children, ...element }: XmlElement, before: string): XmlElement => ({
  ...element,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === "id") return [name, before + value];
      if (name === "href") return [name, value.startsWith("#") ? `#${before}${value.slice(1)}` : value];
      return [name, value.replaceAll(/url\(\s*(["']?)#/giu, (_, quote: string) => `url(${quote}#${before}`)];
    }),
  ),
  children: children.map((child) => renamed(child, before)),
});

/** What a picture starts with: it has no style from the drawing around it, apart from being hidden. */
const { visibility: _visibility, ...APART } = INHERITED;

/** Attributes of a picture that say where it is shown. */
const PLACE: ReadonlySet<string> = new Set(["x", "y", "width", "height", "href", "preserveAspectRatio", "overflow"]);

/** What a picture is shown in, and what of the drawing is in it. */
interface View extends Size {
  readonly viewBox: string | undefined;
  readonly preserve: string | undefined;
}

/** The sides of a picture: as written, else as its drawing has them, in its proportions. */
const sizeOf = (written: Partial<Size>, { attributes }: XmlElement): Size => {
  const own = windowOf(attributes);
  const isSized = attributes["width"] !== undefined || attributes["height"] !== undefined;
  const scale = isSized || attributes["viewBox"] === undefined ? 1 : DEFAULT.width / own.width;
  const { width, height } = written;
  return {
    width: width ?? (height === undefined ? own.width * scale : (height * own.width) / own.height),
    height: height ?? (width === undefined ? own.height * scale : (width * own.height) / own.width),
  };
};

/** A drawing fills its picture: one without a view box is stretched, as browsers do. */
const viewOf = ({ attributes }: XmlElement, size: Size): View => {
  const { viewBox, width, height, preserveAspectRatio: preserve } = attributes;
  if (viewBox !== undefined || width === undefined || height === undefined) return { ...size, viewBox, preserve };
  return { ...size, viewBox: `0 0 ${width} ${height}`, preserve: preserve ?? "none" };
};

const framed = (element: XmlElement, { width, height, viewBox, preserve }: View, at: Point): XmlElement => {
  const { x: _x, y: _y, ...attributes } = element.attributes;
  return {
    ...element,
    name: "svg",
    attributes: {
      ...attributes,
      x: `${at[0]}`,
      y: `${at[1]}`,
      width: `${width}`,
      height: `${height}`,
      ...(viewBox !== undefined && { viewBox }),
      ...(preserve !== undefined && { preserveAspectRatio: preserve }),
      overflow: "hidden",
    },
  };
};

/**
 * A drawing as a part of the one that shows it as a picture.
 * @param attributes of the picture
 * @param area that its lengths refer to
 * @param index of the picture among all of the file
 */
export const innerDrawing = (
  root: XmlElement,
  attributes: Readonly<Record<string, string>>,
  area: Size,
  index: number,
): XmlElement => {
  const lengthIn = (side: "width" | "height"): number | undefined =>
    attributes[side] === undefined || attributes[side] === "auto" ? undefined : lengthOf(attributes[side], area[side]);
  const size = sizeOf({ width: lengthIn("width"), height: lengthIn("height") }, root);
  const at: Point = [lengthOf(attributes["x"], area.width), lengthOf(attributes["y"], area.height)];
  const drawing = renamed(root, `drawing-${index}-`);
  const own = windowOf(root.attributes);
  const isStretched = attributes["preserveAspectRatio"]?.trim() === "none";
  const shown = isStretched
    ? framed(
        { ...drawing, attributes: {}, children: [framed(drawing, viewOf(root, own), [0, 0])] },
        { ...size, viewBox: `0 0 ${own.width} ${own.height}`, preserve: "none" },
        at,
      )
    : framed(drawing, viewOf(root, size), at);
  const others = Object.entries(attributes).filter(([name]) => !PLACE.has(name));
  return xmlElement("g", Object.fromEntries(others), [xmlElement("g", APART, [shown])]);
};
