import { outset, sameOnAllSides, type Box } from "../../artwork/page/boxes.ts";
import { number, numbers } from "./operators.ts";

/** Distance from the bleed, length and thickness of crop marks, in millimetres. */
const AWAY = 2;
const LENGTH = 5;
const THICKNESS = 0.09;

/** Crop marks in all four inks, outside the bleed, so that no cut can show them. */
export const cropMarks = (trim: Box, bleed: Box): string => {
  const start = outset(bleed, sameOnAllSides(AWAY));
  const end = outset(start, sameOnAllSides(LENGTH));
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `${numbers([x1, y1])} m ${numbers([x2, y2])} l S`;
  const across = [trim.x, trim.x + trim.width].flatMap((x) => [
    line(x, start.y, x, end.y),
    line(x, start.y + start.height, x, end.y + end.height),
  ]);
  const down = [trim.y, trim.y + trim.height].flatMap((y) => [
    line(start.x, y, end.x, y),
    line(start.x + start.width, y, end.x + end.width, y),
  ]);
  return ["q", "1 1 1 1 K", `${number(THICKNESS)} w`, ...across, ...down, "Q"].join("\n");
};
