import type { Point } from "../../../drawing/operation.ts";
import type { Box, Size } from "../../../page/boxes.ts";
import type { XmlElement } from "../parse-xml.ts";
import type { BoxName } from "../reference-box.ts";
import { refuse } from "../unsupported.ts";
import { xmlElement } from "../xml-element.ts";
import { pixelsOf, pointIn } from "./lengths.ts";

/** A cut by a shape of CSS, such as `circle(40% at center) fill-box`. */
export interface CssShape {
  readonly name: string;
  readonly values: string;
  readonly box: BoxName;
}

const SHAPE =
  /^\s*(?:([a-z-]{4,12})\s+)?(circle|ellipse|inset|path|polygon|rect|xywh)\(([^()]*)\)\s*([a-z-]{4,12})?\s*$/iu;
/** Shapes that are not read, such as `shape()`. */
const ANY = /^\s*(?:[a-z-]{4,12}\s+)?(?:circle|ellipse|inset|path|polygon|rect|shape|xywh)\(/iu;

const BOXES: Readonly<Record<string, BoxName>> = {
  "content-box": "fill-box",
  "padding-box": "fill-box",
  "fill-box": "fill-box",
  "view-box": "view-box",
};

/** The shape of a `clip-path`; undefined for a reference or nothing. */
export const cssShape = (written: string | undefined): CssShape | undefined => {
  if (written === undefined || !ANY.test(written)) return undefined;
  const [, before, name, values = "", after] = SHAPE.exec(written) ?? [];
  if (name === undefined) return refuse("such a cut");
  return { name: name.toLowerCase(), values, box: BOXES[(before ?? after ?? "").toLowerCase()] ?? "stroke-box" };
};

const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");

const length = (text: string, whole: number): number => pixelsOf(text, whole) ?? refuse("such a cut");

/** The four sides of a box by the one to four values of CSS. */
const fourOf = <Value>([top, right = top, bottom = top, left = right]: readonly Value[]): (Value | undefined)[] => [
  top,
  right,
  bottom,
  left,
];

const radiusOf = (text: string, at: readonly [number, number], box: Box, way: "both" | "across" | "down"): number => {
  const across = [Math.abs(at[0] - box.x), Math.abs(box.x + box.width - at[0])];
  const down = [Math.abs(at[1] - box.y), Math.abs(box.y + box.height - at[1])];
  const sides = way === "across" ? across : way === "down" ? down : [...across, ...down];
  if (text === "closest-side") return Math.min(...sides);
  if (text === "farthest-side") return Math.max(...sides);
  const diagonal = Math.hypot(box.width, box.height) / Math.SQRT2;
  return length(text, way === "across" ? box.width : way === "down" ? box.height : diagonal);
};

/** The radii of the four corners, clockwise from the upper left one. */
const cornersOf = (round: string, { width, height }: Size): readonly [Point, Point, Point, Point] => {
  const [across = [], down = across] = round.split("/").map(words);
  const [wide, high] = [fourOf(across), fourOf(down)];
  const radii = (at: number): Point => [length(wide[at] ?? "0", width), length(high[at] ?? "0", height)];
  const [a, b, c, d] = [radii(0), radii(1), radii(2), radii(3)];
  // All become smaller where two of them are longer than their side (CSS Backgrounds, 5.5).
  const sides = [width / (a[0] + b[0]), height / (b[1] + c[1]), width / (c[0] + d[0]), height / (d[1] + a[1])];
  const share = Math.min(1, ...sides.filter((side) => side >= 0));
  const smaller = ([x, y]: Point): Point => [x * share, y * share];
  return [smaller(a), smaller(b), smaller(c), smaller(d)];
};

/** A rectangle by its edges, with rounded corners. */
const rectangle = (top: number, right: number, bottom: number, left: number, round: string): XmlElement => {
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const attributes = { x: `${left}`, y: `${top}`, width: `${size.width}`, height: `${size.height}` };
  if (round.trim() === "") return xmlElement("rect", attributes);
  const [a, b, c, d] = cornersOf(round, size);
  const arc = ([rx, ry]: Point, x: number, y: number): string => `A${rx} ${ry} 0 0 1 ${x} ${y}`;
  const [end, low] = [left + size.width, top + size.height];
  const path =
    `M${left + a[0]} ${top}H${end - b[0]}${arc(b, end, top + b[1])}V${low - c[1]}${arc(c, end - c[0], low)}` +
    `H${left + d[0]}${arc(d, left, low - d[1])}V${top + a[1]}${arc(a, left + a[0], top)}Z`;
  return xmlElement("path", { d: path });
};

/** The rule of a shape, which it does not have from the elements around it, and the rest of its values. */
const ruled = (values: string): readonly [rule: Readonly<Record<string, string>>, rest: string] => {
  const [, rule = "nonzero", rest = values] = /^\s*(evenodd|nonzero)\s*,(.*)$/isu.exec(values) ?? [];
  return [{ "clip-rule": rule.toLowerCase() }, rest];
};

const partOf = ({ name, values }: CssShape, box: Box): XmlElement => {
  const { x, y, width, height } = box;
  const [first = "", second = ""] = values.split(name === "circle" || name === "ellipse" ? /\bat\b/u : /\bround\b/u);
  switch (name) {
    case "circle": {
      const at = pointIn(second.trim() === "" ? "center" : second, box) ?? refuse("such a cut");
      const r = radiusOf(first.trim() === "" ? "closest-side" : first.trim(), at, box, "both");
      return xmlElement("circle", { cx: `${at[0]}`, cy: `${at[1]}`, r: `${r}` });
    }
    case "ellipse": {
      const at = pointIn(second.trim() === "" ? "center" : second, box) ?? refuse("such a cut");
      const [rx = "closest-side", ry = "closest-side"] = words(first);
      const radii = { rx: `${radiusOf(rx, at, box, "across")}`, ry: `${radiusOf(ry, at, box, "down")}` };
      return xmlElement("ellipse", { cx: `${at[0]}`, cy: `${at[1]}`, ...radii });
    }
    case "inset": {
      const [top = "", right = "", bottom = "", left = ""] = fourOf(words(first));
      const [wide, high] = [x + width - length(right, width), y + height - length(bottom, height)];
      return rectangle(y + length(top, height), wide, high, x + length(left, width), second);
    }
    case "rect": {
      const [top = "", right = "", bottom = "", left = ""] = words(first);
      const side = (text: string, whole: number, auto: number): number =>
        text === "auto" ? auto : length(text, whole);
      const [wide, high] = [x + side(right, width, width), y + side(bottom, height, height)];
      return rectangle(y + side(top, height, 0), wide, high, x + side(left, width, 0), second);
    }
    case "xywh": {
      const [dx = "", dy = "", wide = "", high = ""] = words(first);
      const [left, top] = [x + length(dx, width), y + length(dy, height)];
      return rectangle(top, left + length(wide, width), top + length(high, height), left, second);
    }
    case "polygon": {
      const [rule, rest] = ruled(values);
      const points = rest.split(",").map((pair) => {
        const [across = "", down = ""] = words(pair);
        return `${x + length(across, width)},${y + length(down, height)}`;
      });
      return xmlElement("polygon", { ...rule, points: points.join(" ") });
    }
    default: {
      const [rule, rest] = ruled(values);
      const d = /^\s*["']([^"']*)["']\s*$/u.exec(rest)?.[1] ?? refuse("such a cut");
      return xmlElement("path", { ...rule, d, transform: `translate(${x} ${y})` });
    }
  }
};

/** A shape of CSS as a cut of SVG in the coordinates of its element. */
export const clipOf = (shape: CssShape, box: Box, id: string): XmlElement =>
  xmlElement("clipPath", { id }, [partOf(shape, box)]);
