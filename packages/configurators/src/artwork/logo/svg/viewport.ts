import type { Size } from "../../page/boxes.ts";
import { numbersOf, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";

/** The size of a picture that does not say its own, as browsers show it. */
const DEFAULT: Size = { width: 300, height: 150 };

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

/**
 * The visible area of a drawing: its view box, stretched where it says so, else its size in pixels.
 * @returns its size, and the root's attributes with that area as view box
 */
export const frameOf = (root: XmlElement): Size & Pick<XmlElement, "attributes"> => {
  const { width: wide, height: high, x: _x, y: _y, ...attributes } = root.attributes;
  const own = { width: numberOf(wide), height: numberOf(high) };
  const box = viewBoxOf(root);
  if (!box) {
    const size = { width: own.width ?? DEFAULT.width, height: own.height ?? DEFAULT.height };
    return { ...size, attributes: { ...attributes, viewBox: `0 0 ${size.width} ${size.height}` } };
  }
  const isStretched = (attributes["preserveAspectRatio"] ?? "").trim().startsWith("none");
  const { width = box[2], height = box[3] } = isStretched && own.width && own.height ? own : {};
  return { width, height, attributes };
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
