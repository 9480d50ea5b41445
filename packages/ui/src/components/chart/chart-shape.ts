/** An amount of one series. */
export interface BarPart {
  /** `id` of the series. */
  readonly series: string;
  /** Zero or more. */
  readonly value: number;
}

/** What is drawn up from the zero line and down from it. */
export interface Column {
  /** Stacked up from the zero line, the first one lowest. */
  readonly up: readonly BarPart[];
  /** Stacked down from the zero line, the first one highest. */
  readonly down?: readonly BarPart[] | undefined;
}

/** A bar from top to bottom in the units of the drawing. */
interface Bar {
  readonly series: string;
  readonly top: number;
  readonly height: number;
}

/** A column that is drawn shorter than it is, and where the drawing of it is broken. */
interface Cut {
  readonly column: number;
  readonly top: number;
}

/** A line across the drawing at a round number. */
export interface Tick {
  readonly value: number;
  readonly top: number;
}

/** At most about this many lines are drawn. */
const LINES = 5;

/**
 * A round distance (1, 2 or 5 times a power of ten) between lines for a span of values; a whole one for whole numbers.
 * @param span more than 0
 */
export const stepFor = (span: number, values: readonly number[]): number => {
  const power = 10 ** Math.floor(Math.log10(span / LINES));
  const step = ([1, 2, 5, 10].find((factor) => factor * power * LINES >= span) ?? 10) * power;

  return values.every(Number.isInteger) ? Math.max(1, step) : step;
};

/** How many steps a value is from zero, without the error of fractions: 0.3 is 3 of 0.1. */
export const inSteps = (value: number, step: number): number => Number((value / step).toFixed(9));

/** At most this many columns are cut off. */
const CUTS = 2;
/** A column is cut when it is this many times as high as the next lower one. */
const OUTLIER = 3;
/** How much higher than the highest whole column a cut one is drawn. */
const OVER = 1.25;

/** The height at which columns are cut, so that one or two outliers do not flatten all others. */
const limitOf = (sizes: readonly number[]): number => {
  const sorted = sizes.filter((size) => size > 0).toSorted((one, other) => other - one);
  const last = sorted.findIndex(
    (size, index) => index < CUTS && index + 1 < sorted.length && size > OUTLIER * (sorted[index + 1] ?? size),
  );

  return last === -1 ? Number.POSITIVE_INFINITY : (sorted[last + 1] ?? 0) * OVER;
};

const sum = (parts: readonly BarPart[] = []) => parts.reduce((total, { value }) => total + value, 0);

/**
 * The bars of columns in a drawing of a given height; all columns share one scale and one zero line. Outliers are cut off.
 * @returns where zero is, the lines at round numbers, the bars of each column, and which columns are cut
 */
export const chartShape = (columns: readonly Column[], height: number) => {
  const sums = columns.flatMap(({ up, down }) => [sum(up), sum(down)]);
  const limit = limitOf(sums);
  const tallest = Math.min(limit, Math.max(0, ...columns.map((column) => sum(column.up))));
  const lowest = Math.min(limit, Math.max(0, ...columns.map(({ down }) => sum(down))));
  // Without a value too there is a scale, with zero at its end.
  const highest = tallest + lowest > 0 ? tallest : 1;
  const span = highest + lowest;
  const scale = height / span;
  const zero = highest * scale;
  const step = stepFor(span, sums);
  const from = -Math.floor(inSteps(lowest, step));
  const ticks = Array.from({ length: Math.floor(inSteps(highest, step)) - from + 1 }, (_, index): Tick => {
    const value = (from + index) * step;

    return { value, top: zero - value * scale };
  });

  const stack = (direction: 1 | -1, parts: readonly BarPart[] = []): Bar[] => {
    let reached = zero;
    let left = limit;

    return parts.flatMap(({ series, value }) => {
      const size = Math.min(value, left) * scale;
      left -= Math.min(value, left);
      const top = direction === 1 ? reached : reached - size;
      reached += direction * size;

      return size > 0 ? [{ series, top, height: size }] : [];
    });
  };

  // The break is near the end of the column.
  const cuts = columns.flatMap(({ up, down }, column): Cut[] => [
    ...(sum(up) > limit ? [{ column, top: zero - limit * scale * 0.9 }] : []),
    ...(sum(down) > limit ? [{ column, top: zero + limit * scale * 0.9 }] : []),
  ]);

  return { zero, ticks, cuts, bars: columns.map(({ up, down }) => [...stack(-1, up), ...stack(1, down)]) };
};
