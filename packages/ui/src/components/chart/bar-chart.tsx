import type { ReactNode } from "react";
import { chartShape, type Column } from "./chart-shape.ts";
import * as styles from "./chart.css.ts";
import { type ChartBasics, ChartFrame } from "./chart-frame.tsx";
import { COLUMN, HEIGHT } from "./drawing-size.ts";

const GAP = 3;

export interface BarColumn extends Column {
  /** Identifies the period. */
  readonly id: string;
  /** The period with its values in words: "May 2026: 120 points earned, 40 spent". */
  readonly text: string;
}

export interface BarChartProps extends ChartBasics {
  /** The periods: what is stacked up from the line of zero, and what down from it. */
  readonly columns: readonly BarColumn[];
  /**
   * Says which columns are higher than they are drawn: one or two that are far higher than all others are cut off, so that
   * the others can be seen.
   */
  readonly cutNote?: ((columns: readonly BarColumn[]) => ReactNode) | undefined;
}

/** Sums of periods as columns, up and down from one line of zero. */
export const BarChart = ({ columns, cutNote, ...rest }: BarChartProps) => {
  const { zero, ticks, bars, cuts } = chartShape(columns, HEIGHT);
  const width = columns.length * COLUMN;
  const tones = new Map(rest.series.map(({ id, tone }) => [id, tone]));
  const cutColumns = columns.filter((_, index) => cuts.some(({ column }) => column === index));
  return (
    <ChartFrame
      {...rest}
      part="BarChart"
      texts={columns.map(({ text }) => text)}
      ticks={ticks}
      note={cutColumns.length > 0 ? cutNote?.(cutColumns) : undefined}
      renderDrawing={(at) => (
        <svg aria-hidden className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          <rect x={at * COLUMN} y={0} width={COLUMN} height={HEIGHT} className={styles.chosen} />
          {ticks.map(({ value, top }) => (
            <line key={value} x1={0} x2={width} y1={top} y2={top} className={styles.gridLine} />
          ))}
          {bars.map((parts, index) =>
            parts.map((part) => (
              <rect
                key={`${columns[index]?.id}-${part.series}`}
                x={index * COLUMN + GAP / 2}
                y={part.top}
                width={COLUMN - GAP}
                height={part.height}
                className={styles.bar({ tone: tones.get(part.series) ?? "neutral" })}
              />
            )),
          )}
          {cuts.map(({ column, top }) => (
            <polygon
              key={`${column} ${top}`}
              points={`${column * COLUMN},${top + 5} ${(column + 1) * COLUMN},${top - 5} ${(column + 1) * COLUMN},${top} ${column * COLUMN},${top + 10}`}
              className={styles.cut}
            />
          ))}
          <line x1={0} x2={width} y1={zero} y2={zero} className={styles.zero} />
        </svg>
      )}
    />
  );
};
