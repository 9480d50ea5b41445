/** A kind of points in the chart. */
export type Series = "earned" | "spent" | "expired";

/** The kind of a column: earned points are drawn up, spent and expired ones down. */
export type Column = { up: readonly Part[]; down: readonly Part[] };

export type Part = { series: Series; value: number };

/** A bar from top to bottom in the units of the drawing. */
export type Bar = { series: Series; top: number; height: number };

const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);

/**
 * The bars of columns in a drawing of a given height; all columns share one scale and one zero line.
 * @returns where zero is, and the bars of each column
 */
export const chartShape = (columns: readonly Column[], height: number) => {
  const highest = Math.max(0, ...columns.map(({ up }) => sum(up)));
  const lowest = Math.max(0, ...columns.map(({ down }) => sum(down)));
  const scale = height / Math.max(1, highest + lowest);
  const zero = highest * scale;

  const stack = (parts: readonly Part[], direction: 1 | -1): Bar[] => {
    let reached = zero;

    return parts.flatMap(({ series, value }) => {
      const size = value * scale;
      const top = direction === 1 ? reached : reached - size;
      reached += direction * size;

      return value > 0 ? [{ series, top, height: size }] : [];
    });
  };

  return { zero, bars: columns.map(({ up, down }) => [...stack(up, -1), ...stack(down, 1)]) };
};
