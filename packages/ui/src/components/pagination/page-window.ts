/** Placeholder for skipped pages. */
export const GAP = "gap";

/**
 * The page links to draw: all of up to five pages, otherwise five entries around the current page with the first
 * and the last page always included and gaps for skipped pages.
 */
export const pageWindow = (current: number, count: number): readonly (number | typeof GAP)[] => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 5) return all;
  if (current <= 3) return [1, 2, 3, GAP, count];
  if (current >= count - 2) return [1, GAP, count - 2, count - 1, count];
  return [1, GAP, current, GAP, count];
};
