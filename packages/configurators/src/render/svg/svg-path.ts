import type { Circle, Path, Point } from "../../artwork/drawing/operation.ts";

/** Converts a length of the drawing to a whole number on the SVG grid. */
export type Grid = (value: number) => number;

/** Writes `1 -2 30` as `1-2 30`: a sign needs no space before it. */
const spaced = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/**
 * Path data on an integer grid with relative commands. Absolute points are rounded, so errors do not add up. Lines of
 * zero length are left out. It runs for every letter of a text with every key, so it makes no lists.
 */
export const pathData = (path: Path, grid: Grid): string => {
  let data = "";
  let command = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;

  // Begins a command with its first value. After a move the implied command is a line.
  const write = (letter: string, first: number): void => {
    const implied = letter === command || (letter === "l" && command === "m");
    data += implied ? spaced(first) : `${letter}${first}`;
    command = letter;
  };
  const add = (point: Point): void => {
    data += spaced(grid(point[0]) - x) + spaced(grid(point[1]) - y);
  };
  const moveTo = (point: Point): void => {
    x = grid(point[0]);
    y = grid(point[1]);
  };
  const begin = (letter: string, point: Point): void => {
    write(letter, grid(point[0]) - x);
    data += spaced(grid(point[1]) - y);
  };

  for (const segment of path) {
    switch (segment[0]) {
      case "M":
        command = "";
        begin("m", segment[1]);
        moveTo(segment[1]);
        startX = x;
        startY = y;
        break;
      case "L": {
        const dx = grid(segment[1][0]) - x;
        const dy = grid(segment[1][1]) - y;
        if (dx === 0 && dy === 0) break;
        if (dy === 0) write("h", dx);
        else if (dx === 0) write("v", dy);
        else begin("l", segment[1]);
        moveTo(segment[1]);
        break;
      }
      case "Q":
        begin("q", segment[1]);
        add(segment[2]);
        moveTo(segment[2]);
        break;
      case "C":
        begin("c", segment[1]);
        add(segment[2]);
        add(segment[3]);
        moveTo(segment[3]);
        break;
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
      return `M${grid(centre[0]) - r}${spaced(grid(centre[1]))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
    })
    .join("");
