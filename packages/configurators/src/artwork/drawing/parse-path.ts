import type { Path, Point, Segment } from "./operation.ts";

const COMMAND = /([MLQCZ])([^MLQCZ]*)/gu;
const NUMBER = /-?\d+(?:\.\d+)?/gu;

const pointsOf = (text: string): Point[] => {
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
};

const segmentOf = (command: string, points: readonly Point[]): Segment => {
  const [first, second, third] = points;
  if (command === "Z") return ["Z"];
  if (command === "M" && first) return ["M", first];
  if (command === "L" && first) return ["L", first];
  if (command === "Q" && first && second) return ["Q", first, second];
  if (command === "C" && first && second && third) return ["C", first, second, third];
  throw new Error(`Not a path command: ${command} with ${points.length} points`);
};

/**
 * Parses the path data of the generated assets: absolute M, L, Q, C and Z, one letter per segment.
 * @throws {Error} for anything else
 */
export const parsePath = (data: string): Path =>
  [...data.matchAll(COMMAND)].map(([, command = "", points = ""]) => segmentOf(command, pointsOf(points)));
