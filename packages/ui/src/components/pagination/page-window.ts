/** Placeholder for skipped pages. */
export const GAP = "gap";

/**
 * The page links to draw: all of up to five pages, otherwise five of them, the current page, its neighbours, the first
 * and the last page among them, with gaps for skipped pages.
 */
export const pageWindow = (current: number, count: number): readonly (number | typeof GAP)[] => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 5) return all;
  if (current <= 3) return [1, 2, 3, 4, GAP, count];
  if (current >= count - 2) return [1, GAP, count - 3, count - 2, count - 1, count];
  return [1, GAP, current - 1, current, current + 1, GAP, count];
};
