/** Stands for the pages that are left out. */
export const GAP = "gap";

/**
 * The page links to draw: all when there are five or fewer, else five places around the current page with the first
 * and the last always among them and gaps where pages are left out.
 */
export const pageWindow = (current: number, count: number): readonly (number | typeof GAP)[] => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 5) return all;
  if (current <= 3) return [1, 2, 3, GAP, count];
  if (current >= count - 2) return [1, GAP, count - 2, count - 1, count];
  return [1, GAP, current, GAP, count];
};
