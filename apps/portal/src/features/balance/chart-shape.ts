/** A kind of points in the chart. */
export type Series = "earned" | "spent" | "expired";

/** The kind of a column: earned points are drawn up, spent and expired ones down. */
export type Column = { up: readonly Part[]; down: readonly Part[] };

export type Part = { series: Series; value: number };

/** A bar from top to bottom in the units of the drawing. */
export type Bar = { series: Series; top: number; height: number };

/** A line across the drawing at a round number of points. */
export type Tick = { value: number; top: number };

/** At most about this many lines are drawn. */
const LINES = 5;

/** A round distance (1, 2 or 5 times a power of ten) between lines for a span of points. */
const stepFor = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / LINES));
  const step = [1, 2, 5, 10].find((factor) => factor * power * LINES >= span) ?? 10;

  return Math.max(1, step * power);
};

const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);

/**
 * The bars of columns in a drawing of a given height; all columns share one scale and one zero line.
 * @returns where zero is, the lines at round numbers, and the bars of each column
 */
export const chartShape = (columns: readonly Column[], height: number) => {
  const highest = Math.max(0, ...columns.map(({ up }) => sum(up)));
  const lowest = Math.max(0, ...columns.map(({ down }) => sum(down)));
  const scale = height / Math.max(1, highest + lowest);
  const zero = highest * scale;
  const step = stepFor(Math.max(1, highest + lowest));
  const from = -Math.floor(lowest / step);
  const ticks = Array.from({ length: Math.floor(highest / step) - from + 1 }, (_, index): Tick => {
    const value = (from + index) * step;

    return { value, top: zero - value * scale };
  });

  const stack = (parts: readonly Part[], direction: 1 | -1): Bar[] => {
    let reached = zero;

    return parts.flatMap(({ series, value }) => {
      const size = value * scale;
      const top = direction === 1 ? reached : reached - size;
      reached += direction * size;

      return value > 0 ? [{ series, top, height: size }] : [];
    });
  };

  return { zero, ticks, bars: columns.map(({ up, down }) => [...stack(up, -1), ...stack(down, 1)]) };
};
