import type { RoofWindow } from "../window/roof-window.ts";

/** A row of equal windows from `start`, `gap` apart, in metres. `changes` adjusts single windows. */
export const windowRow = (
  {
    start,
    top,
    width,
    height,
    gap,
    count,
  }: { start: number; top: number; width: number; height: number; gap: number; count: number },
  change: (index: number) => Partial<RoofWindow> = () => ({}),
): RoofWindow[] =>
  Array.from({ length: count }, (_, index) => ({
    place: [start + index * (width + gap), top, width, height] as const,
    ...change(index),
  }));

/** The three windows of the brand's main pictures. */
export const threeWindows = (change?: (index: number) => Partial<RoofWindow>): RoofWindow[] =>
  windowRow({ start: -1.75, top: 1.55, width: 1.25, height: 1.9, gap: 0.65, count: 3 }, change);
