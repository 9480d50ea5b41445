import type { Circle, Path, Point } from "../artwork/drawing/operation.ts";

/** Converts a length of the drawing to a whole number on the SVG grid. */
export type Grid = (value: number) => number;

/** Writes `1 -2 30` as `1-2 30`: a sign needs no space before it. */
const numbers = (values: readonly number[]): string =>
  values.reduce((text, value) => (text === "" || value < 0 ? `${text}${value}` : `${text} ${value}`), "");

/**
 * Path data on an integer grid with relative commands. Absolute points are rounded, so errors do not add up. Lines of
 * zero length are left out.
 */
export const pathData = (path: Path, grid: Grid): string => {
  let data = "";
  let command = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;

  const write = (letter: string, values: readonly number[]): void => {
    const text = numbers(values);
    // After a move the implied command is a line.
    const implied = letter === command || (letter === "l" && command === "m");
    data += implied ? `${text.startsWith("-") ? "" : " "}${text}` : `${letter}${text}`;
    command = letter;
  };
  const offset = (point: Point): [number, number] => [grid(point[0]) - x, grid(point[1]) - y];
  const moveBy = ([dx, dy]: readonly [number, number]): void => {
    x += dx;
    y += dy;
  };

  for (const segment of path) {
    switch (segment[0]) {
      case "M": {
        const by = offset(segment[1]);
        command = "";
        write("m", by);
        moveBy(by);
        startX = x;
        startY = y;
        break;
      }
      case "L": {
        const by = offset(segment[1]);
        if (by[0] === 0 && by[1] === 0) break;
        if (by[1] === 0) write("h", [by[0]]);
        else if (by[0] === 0) write("v", [by[1]]);
        else write("l", by);
        moveBy(by);
        break;
      }
      case "Q": {
        const to = offset(segment[2]);
        write("q", [...offset(segment[1]), ...to]);
        moveBy(to);
        break;
      }
      case "C": {
        const to = offset(segment[3]);
        write("c", [...offset(segment[1]), ...offset(segment[2]), ...to]);
        moveBy(to);
        break;
      }
      case "Z":
        data += "z";
        command = "";
        x = startX;
        y = startY;
        break;
    }
  }
  return data;
};

/** Circles as one path of arcs, so that overlapping circles of one colour do not darken each other. */
export const circlesData = (circles: readonly Circle[], grid: Grid): string =>
  circles
    .map(({ centre, radius }) => {
      const r = Math.max(1, grid(radius));
      return `M${numbers([grid(centre[0]) - r, grid(centre[1])])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
    })
    .join("");
