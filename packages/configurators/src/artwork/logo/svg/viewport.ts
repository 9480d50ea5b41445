import type { Size } from "../../page/boxes.ts";
import { numbersOf, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { xmlElement } from "./xml-element.ts";
import type { Placed } from "./css/selectors.ts";
import { inPixels } from "./css/units.ts";

/** The size of a picture that does not say its own, as browsers show it. */
export const DEFAULT: Size = { width: 300, height: 150 };

const numberOf = (text: string | undefined): number | undefined => {
  const number = text === undefined || text.trim().endsWith("%") ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** Left, top, width and height of a view box; undefined when there is none. */
export const viewBoxOf = ({ attributes }: XmlElement): readonly [number, number, number, number] | undefined => {
  const [x, y, width, height] = numbersOf(attributes["viewBox"] ?? "");
  const isWhole = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return isWhole ? [x, y, width, height] : undefined;
};

/** The area that shares refer to in an element: that of the drawing around it. */
export const areaOf = ({ parent }: Placed): Size => {
  if (!parent) return DEFAULT;
  const { element } = parent;
  const box = viewBoxOf(element);
  if (box && ["svg", "symbol"].includes(element.name)) return { width: box[2], height: box[3] };
  if (parent.parent) return areaOf(parent);
  const side = (name: "width" | "height"): number =>
    numberOf(inPixels(element.attributes[name] ?? "none")) ?? DEFAULT[name];
  return { width: side("width"), height: side("height") };
};

/** The size of a drawing in pixels, which is the window of a picture: its own, or that of its view box. */
export const windowOf = (declared: Readonly<Record<string, string>>): Size => {
  const [, , wide, high] = numbersOf(declared["viewBox"] ?? "");
  const own = {
    width: numberOf(inPixels(declared["width"] ?? "none")),
    height: numberOf(inPixels(declared["height"] ?? "none")),
  };
  const box =
    wide !== undefined && high !== undefined && wide > 0 && high > 0 ? { width: wide, height: high } : undefined;
  const width = own.width ?? (box && own.height ? (own.height * box.width) / box.height : box?.width);
  const height = own.height ?? (box && own.width ? (own.width * box.height) / box.width : box?.height);
  return { width: width ?? DEFAULT.width, height: height ?? DEFAULT.height };
};

const SHARES: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/** The part of a drawing that its own size shows: more or less than its view box, if the proportions differ. */
const shownPart = (
  [x, y, width, height]: readonly [number, number, number, number],
  own: Size,
  preserve: string,
): readonly [number, number, number, number] => {
  const [align = "", fit = "meet"] = preserve.trim().split(/\s+/u);
  const scale = Math[fit === "slice" ? "max" : "min"](own.width / width, own.height / height);
  const size = { width: own.width / scale, height: own.height / scale };
  const share = (part: string): number => SHARES[part] ?? 0.5;
  return [
    x + (width - size.width) * share(align.slice(1, 4)),
    y + (height - size.height) * share(align.slice(5, 8)),
    size.width,
    size.height,
  ];
};

/**
 * A pattern whose view box begins at 0 and has the proportions of its tile: not all renderers put another one where
 * browsers do.
 */
export const wholeTile = (pattern: XmlElement): XmlElement => {
  const { attributes, children } = pattern;
  const box = viewBoxOf(pattern);
  if (!box) return pattern;
  const own = { width: numberOf(attributes["width"]) ?? 0, height: numberOf(attributes["height"]) ?? 0 };
  const preserve = attributes["preserveAspectRatio"] ?? "";
  const isPlaced = attributes["patternUnits"] === "userSpaceOnUse" && own.width > 0 && own.height > 0;
  const isFilled = isPlaced && !preserve.trim().startsWith("none") && box[2] > 0 && box[3] > 0;
  const [x, y, width, height] = isFilled ? shownPart(box, own, preserve) : box;
  if (x === 0 && y === 0 && !isFilled) return pattern;
  const moved = xmlElement("g", { transform: `translate(${-x} ${-y})` }, children);
  return {
    ...pattern,
    attributes: {
      ...attributes,
      viewBox: `0 0 ${width} ${height}`,
      ...(isFilled && { preserveAspectRatio: "none" }),
    },
    children: x === 0 && y === 0 ? children : [moved],
  };
};

/** The size of a drawing in its own units, and how many of them are a pixel. */
export interface Frame extends Size, Pick<XmlElement, "attributes"> {
  readonly pixel: number;
}

/**
 * The visible area of a drawing: as much of its view box as its size shows, stretched where it says so, else its size in
 * pixels.
 * @returns its size, and the root's attributes with that area as view box
 */
export const frameOf = (root: XmlElement): Frame => {
  const { width: wide, height: high, x: _x, y: _y, ...attributes } = root.attributes;
  const own = { width: numberOf(wide), height: numberOf(high) };
  const box = viewBoxOf(root);
  if (!box) {
    const size = { width: own.width ?? DEFAULT.width, height: own.height ?? DEFAULT.height };
    return { ...size, pixel: 1, attributes: { ...attributes, viewBox: `0 0 ${size.width} ${size.height}` } };
  }
  const preserve = attributes["preserveAspectRatio"] ?? "";
  const size = own.width && own.height ? { width: own.width, height: own.height } : undefined;
  if (!size) return { width: box[2], height: box[3], pixel: 1, attributes };
  if (preserve.trim().startsWith("none")) return { ...size, pixel: 1, attributes };
  const [x, y, width, height] = shownPart(box, size, preserve);
  const pixel = width / size.width;
  return { width, height, pixel, attributes: { ...attributes, viewBox: `${x} ${y} ${width} ${height}` } };
};

/** Proportions that differ by less than this are the same. */
const SAME = 1e-6;

/**
 * What a drawing shows, in a part with its own view box where that differs from what is visible: shares are those of
 * the view box.
 */
export const inOwnView = (root: XmlElement, { width, height, attributes }: Frame): XmlElement => {
  const box = viewBoxOf(root);
  const visible = viewBoxOf({ ...root, attributes });
  if (!box || !visible) return { ...root, attributes };
  const [x, y, wide, high] = box;
  const isSame = [visible[2] / wide, visible[3] / high].every((ratio) => Math.abs(ratio - 1) < SAME);
  if (isSame || !(width > 0 && height > 0)) return { ...root, attributes };
  const sides = { x: `${x}`, y: `${y}`, width: `${wide}`, height: `${high}` };
  const view = { ...sides, viewBox: box.join(" "), overflow: "visible" };
  return { ...root, attributes, children: [xmlElement("svg", view, root.children)] };
};

/** The matrix that places a view box in an area (SVG 2, 8.2), and whether all of it is visible. */
export const viewMatrix = (element: XmlElement, area: Size): Matrix => {
  const box = viewBoxOf(element);
  if (!box) return [1, 0, 0, 1, 0, 0];
  const [x, y, width, height] = box;
  const [align = "xMidYMid", fit = "meet"] = (element.attributes["preserveAspectRatio"] ?? "xMidYMid")
    .trim()
    .split(/\s+/u);
  const [across, down] = [area.width / width, area.height / height];
  if (align === "none") return [across, 0, 0, down, -x * across, -y * down];
  const scale = fit === "slice" ? Math.max(across, down) : Math.min(across, down);
  const share = (part: string): number => (part === "Min" ? 0 : part === "Max" ? 1 : 0.5);
  const left = (area.width - width * scale) * share(align.slice(1, 4));
  const top = (area.height - height * scale) * share(align.slice(5, 8));
  return [scale, 0, 0, scale, left - x * scale, top - y * scale];
};
