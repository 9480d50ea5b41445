import svgpath from "svgpath";
import type { Path, Point, Segment } from "../../drawing/operation.ts";
import { NUMBER, numbersOf, type Matrix } from "./matrix.ts";
import { refuse } from "./unsupported.ts";
import type { XmlElement } from "./parse-xml.ts";

/**
 * A length in user units.
 * @throws {Unsupported} for percentages and physical units
 */
export const lengthOf = (text: string | undefined, otherwise = 0): number => {
  if (text === undefined) return otherwise;
  const number = /^\s*([-+\d.e]+)(?:px)?\s*$/iu.exec(text)?.[1];
  return number === undefined ? refuse(`the length ${text}`) : Number(number);
};

const ellipseData = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` : "";

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

/** Path data of a shape, or undefined for another element. */
const dataOf = ({ name, attributes }: XmlElement): string | undefined => {
  const length = (key: string, otherwise?: number): number => lengthOf(attributes[key], otherwise);
  switch (name) {
    case "path":
      return attributes["d"] ?? "";
    case "rect": {
      const [width, height] = [length("width"), length("height")];
      const rx = Math.min(length("rx", length("ry")), width / 2);
      const ry = Math.min(length("ry", length("rx")), height / 2);
      return rectangleData(length("x"), length("y"), width, height, rx, ry);
    }
    case "circle":
      return ellipseData(length("cx"), length("cy"), length("r"), length("r"));
    case "ellipse":
      return ellipseData(length("cx"), length("cy"), length("rx"), length("ry"));
    case "line":
      return `M${length("x1")} ${length("y1")}L${length("x2")} ${length("y2")}`;
    case "polyline":
      return pointsData(attributes["points"], "");
    case "polygon":
      return pointsData(attributes["points"], "Z");
    default:
      return undefined;
  }
};

/** Commands of one or two numbers, with the numbers of all their repetitions. */
const SHORT_COMMAND = /([hlmtv])([^a-df-z]*)/giu;
/** Numbers after one command before it is written again; even, so that pairs stay together. */
const RUN = 200;

/** Writes a command again after some of its repetitions: the parser takes quadratic time for those of one command. */
const inRuns = (data: string): string =>
  data.replaceAll(SHORT_COMMAND, (whole, command: string, values: string) => {
    if (values.length < RUN) return whole;
    const numbers = values.match(NUMBER) ?? [];
    if (/[^\s,]/u.test(values.replaceAll(NUMBER, ""))) refuse("a path that cannot be read");
    // More pairs after a move are lines.
    const again = command === "m" ? "l" : command === "M" ? "L" : command;
    const runs = Array.from({ length: Math.ceil(numbers.length / RUN) }, (_, run) =>
      numbers.slice(run * RUN, (run + 1) * RUN).join(" "),
    );
    return command + runs.join(again);
  });

/** The outline of a shape after a transform, as lines and curves; undefined for an element that is no shape. */
export const outlineOf = (element: XmlElement, matrix: Matrix): Path | undefined => {
  const data = dataOf(element);
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
