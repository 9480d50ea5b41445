import svgpath from "svgpath";
import type { Path, Point, Segment } from "../../drawing/operation.ts";
import type { Size } from "../../page/boxes.ts";
import { numbersOf, type Matrix } from "./matrix.ts";
import { inRuns } from "./path-runs.ts";
import { refuse } from "./unsupported.ts";
import type { XmlElement } from "./parse-xml.ts";

/**
 * A length in pixels.
 * @param whole what a share refers to
 */
export const lengthOf = (text: string | undefined, whole: number, otherwise = 0): number => {
  if (text === undefined) return otherwise;
  const number = text.trim().endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number(text);
  return Number.isNaN(number) ? otherwise : number;
};

/** The side that a length in both directions refers to (SVG 2, 8.9). */
export const diagonalOf = ({ width, height }: Size): number => Math.hypot(width, height) / Math.SQRT2;

/** An ellipse from its right end clockwise, as dashes run along it (SVG 2, 10.4). */
const ellipseData = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x + rx} ${y}a${rx} ${ry} 0 1 1 ${-2 * rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0Z` : "";

const rectangleData = (x: number, y: number, width: number, height: number, rx: number, ry: number): string => {
  if (width <= 0 || height <= 0) return "";
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}` +
    `h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}Z`
  );
};

const pointsData = (points: string | undefined, close: string): string => {
  const numbers = numbersOf(points ?? "");
  const whole = numbers.slice(0, numbers.length - (numbers.length % 2));
  return whole.length < 4 ? "" : `M${whole.join(" ")}${close}`;
};

/** The radii of a rectangle's corners: one that is not given is the other one. */
const radiiOf = ({ attributes }: XmlElement, { width, height }: Size, area: Size): readonly [number, number] => {
  const own = (key: string, side: number): number | undefined =>
    attributes[key] === undefined || attributes[key] === "auto" ? undefined : lengthOf(attributes[key], side);
  const [across, down] = [own("rx", area.width), own("ry", area.height)];
  return [Math.min(across ?? down ?? 0, width / 2), Math.min(down ?? across ?? 0, height / 2)];
};

/** Path data of a shape, or undefined for another element. */
const dataOf = (element: XmlElement, area: Size): string | undefined => {
  const { name, attributes } = element;
  const across = (key: string): number => lengthOf(attributes[key], area.width);
  const down = (key: string): number => lengthOf(attributes[key], area.height);
  switch (name) {
    case "path":
      return attributes["d"] ?? "";
    case "rect": {
      const size = { width: across("width"), height: down("height") };
      return rectangleData(across("x"), down("y"), size.width, size.height, ...radiiOf(element, size, area));
    }
    case "circle": {
      const radius = lengthOf(attributes["r"], diagonalOf(area));
      return ellipseData(across("cx"), down("cy"), radius, radius);
    }
    case "ellipse": {
      const [rx, ry] = radiiOf(element, { width: Infinity, height: Infinity }, area);
      return ellipseData(across("cx"), down("cy"), rx, ry);
    }
    case "line":
      return `M${across("x1")} ${down("y1")}L${across("x2")} ${down("y2")}`;
    case "polyline":
      return pointsData(attributes["points"], "");
    case "polygon":
      return pointsData(attributes["points"], "Z");
    default:
      return undefined;
  }
};

/**
 * The outline of a shape after a transform, as lines and curves; undefined for an element that is no shape.
 * @param area that its shares refer to
 */
export const outlineOf = (element: XmlElement, matrix: Matrix, area: Size): Path | undefined => {
  const data = dataOf(element, area);
  if (data === undefined) return undefined;
  const parsed = svgpath(inRuns(data));
  if ("err" in parsed && parsed.err !== "") refuse("a path that cannot be read");
  const path: Segment[] = [];
  parsed
    .abs()
    .unarc()
    .unshort()
    // H and V become L, because rotation would not keep them horizontal or vertical.
    .iterate(([command, value], _, x, y) => {
      if (command === "H") return [["L", value ?? 0, y]];
      return command === "V" ? [["L", x, value ?? 0]] : undefined;
    })
    .matrix([...matrix])
    .iterate(([command, ...values]) => {
      const points = Array.from({ length: values.length / 2 }, (_, index): Point => [
        Number(values[2 * index]),
        Number(values[2 * index + 1]),
      ]);
      const [first, second, third] = points;
      if (command === "Z" || command === "z") path.push(["Z"]);
      else if (command === "M" && first) path.push(["M", first]);
      else if (command === "L" && first) path.push(["L", first]);
      else if (command === "Q" && first && second) path.push(["Q", first, second]);
      else if (command === "C" && first && second && third) path.push(["C", first, second, third]);
    });
  return path;
};

/** Points along a path, close enough to find the extent of its curves. */
const STEPS = 24;

/** Points on the path itself, without handles. */
export const pointsOn = (path: Path): Point[] => {
  let here: Point = [0, 0];
  return path.flatMap((segment): Point[] => {
    const from = here;
    const along = (at: (t: number) => Point): Point[] =>
      Array.from({ length: STEPS }, (_, step) => at((step + 1) / STEPS));
    switch (segment[0]) {
      case "Z":
        return [];
      case "Q": {
        const [, handle, to] = segment;
        here = to;
        const at = (t: number, axis: 0 | 1): number =>
          (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * handle[axis] + t ** 2 * to[axis];
        return along((t) => [at(t, 0), at(t, 1)]);
      }
      case "C": {
        const [, one, two, to] = segment;
        here = to;
        const at = (t: number, axis: 0 | 1): number =>
          (1 - t) ** 3 * from[axis] +
          3 * t * (1 - t) ** 2 * one[axis] +
          3 * t ** 2 * (1 - t) * two[axis] +
          t ** 3 * to[axis];
        return along((t) => [at(t, 0), at(t, 1)]);
      }
      default:
        [, here] = segment;
        return [here];
    }
  });
};
