import type { Point } from "../drawing/operation.ts";

/** Upper left corner and size in millimetres, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A distance per side: bleed and safe margins of hemmed and hanging products differ by side. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Horizontal = "left" | "centre" | "right";
export type Vertical = "top" | "middle" | "bottom";

/** Rounding tolerance. */
const TOLERANCE = 1e-6;

export const sameOnAllSides = (distance: number): Sides => ({
  top: distance,
  right: distance,
  bottom: distance,
  left: distance,
});

/** Removes margins from a box; its size is never negative. */
export const inset = ({ x, y, width, height }: Box, by: Sides): Box => ({
  x: x + by.left,
  y: y + by.top,
  width: Math.max(0, width - by.left - by.right),
  height: Math.max(0, height - by.top - by.bottom),
});

export const outset = ({ x, y, width, height }: Box, by: Sides): Box => ({
  x: x - by.left,
  y: y - by.top,
  width: width + by.left + by.right,
  height: height + by.top + by.bottom,
});

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE;

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - TOLERANCE &&
  b.x < a.x + a.width - TOLERANCE &&
  a.y < b.y + b.height - TOLERANCE &&
  b.y < a.y + a.height - TOLERANCE;

/** The bounding box of points; an empty box at the origin for no points. A logo may have a hundred thousand of them. */
export const boundsOf = (points: readonly Point[]): Box => {
  const [first] = points;
  if (!first) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top] = first;
  let [right, bottom] = first;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const SHARE_BEFORE: Readonly<Record<Horizontal | Vertical, number>> = {
  left: 0,
  top: 0,
  centre: 0.5,
  middle: 0.5,
  right: 1,
  bottom: 1,
};

/** The largest box with the given proportions that fits, aligned to a side. Used for logos and pictures. */
export const fitWithin = (thing: Size, box: Box, across: Horizontal, down: Vertical): Box => {
  const scale = Math.min(box.width / thing.width, box.height / thing.height);
  const width = thing.width * scale;
  const height = thing.height * scale;
  return {
    x: box.x + (box.width - width) * SHARE_BEFORE[across],
    y: box.y + (box.height - height) * SHARE_BEFORE[down],
    width,
    height,
  };
};

/** Equal cells, row by row. */
export const cellsOf = (box: Box, columns: number, rows: number, gapAcross: number, gapDown: number): Box[] => {
  const width = (box.width - gapAcross * (columns - 1)) / columns;
  const height = (box.height - gapDown * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (width + gapAcross),
    y: box.y + Math.floor(index / columns) * (height + gapDown),
    width,
    height,
  }));
};

/**
 * Stacks boxes of the given heights. A height of zero takes no gap, so an empty optional field leaves none (visual
 * target, section 9). `from` is the edge that the stack is aligned to.
 */
export const stack = (box: Box, heights: readonly number[], gap: number, from: "top" | "bottom"): Box[] => {
  const filled = heights.filter((height) => height > 0);
  const total = filled.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, filled.length - 1);
  let y = from === "top" ? box.y : box.y + box.height - total;
  return heights.map((height) => {
    const placed = { x: box.x, y, width: box.width, height };
    if (height > 0) y += height + gap;
    return placed;
  });
};
