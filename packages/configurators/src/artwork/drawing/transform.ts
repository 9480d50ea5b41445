import type { Operation, Paint, Point } from "./operation.ts";
import { mapPath } from "./path.ts";

/** A rotation, a uniform scale and a shift: transforms that keep circles round. */
export interface Placement {
  /** The point of the drawing that moves to `to`. */
  readonly from: Point;
  readonly to: Point;
  readonly scale?: number;
  /** Clockwise. */
  readonly degrees?: number;
}

/** Returns the operations rotated, scaled and moved. */
export const place = (
  operations: readonly Operation[],
  { from, to, scale = 1, degrees = 0 }: Placement,
): Operation[] => {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const move = ([x, y]: Point): Point => {
    const dx = x - from[0];
    const dy = y - from[1];
    return [to[0] + dx * cos - dy * sin, to[1] + dx * sin + dy * cos];
  };
  const paint = (fill: Paint): Paint => {
    if (typeof fill === "string") return fill;
    return fill.kind === "linear"
      ? { ...fill, from: move(fill.from), to: move(fill.to) }
      : { ...fill, centre: move(fill.centre), radius: fill.radius * scale };
  };
  const change = (operation: Operation): Operation => {
    switch (operation.kind) {
      case "path":
        return { ...operation, path: mapPath(operation.path, move), fill: paint(operation.fill) };
      case "circles":
        return {
          ...operation,
          circles: operation.circles.map(({ centre, radius }) => ({ centre: move(centre), radius: radius * scale })),
          fill: paint(operation.fill),
        };
      case "stroke":
        return {
          ...operation,
          path: mapPath(operation.path, move),
          width: operation.width * scale,
          ...(operation.dash && { dash: operation.dash.map((length) => length * scale) }),
          ...(operation.dashOffset !== undefined && { dashOffset: operation.dashOffset * scale }),
        };
      case "group":
        return {
          ...operation,
          ...(operation.clip && { clip: mapPath(operation.clip, move) }),
          operations: operation.operations.map(change),
        };
      case "image":
        // Bitmaps stay upright: only their position and size change.
        return {
          ...operation,
          at: move(operation.at),
          width: operation.width * scale,
          height: operation.height * scale,
        };
    }
  };
  return operations.map(change);
};

/** Rotates operations about a point. */
export const turn = (degrees: number, about: Point, operations: readonly Operation[]): Operation[] =>
  place(operations, { from: about, to: about, degrees });
