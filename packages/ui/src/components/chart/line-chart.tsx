import * as styles from "./chart.css.ts";
import { type ChartBasics, ChartFrame } from "./chart-frame.tsx";
import { COLUMN, HEIGHT } from "./drawing-size.ts";
import { lineShape, pathOf } from "./line-shape.ts";

export interface LinePoint {
  /** Identifies the period. */
  readonly id: string;
  /** The period with its values in words: "May 2026: 820 points". */
  readonly text: string;
  /** Value of each series, in the order of `series`; `null` where there is none. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends ChartBasics {
  /** The periods, in their order. */
  readonly points: readonly LinePoint[];
}

/** A level over time, as up to three lines. */
export const LineChart = ({ points, ...rest }: LineChartProps) => {
  const values = rest.series.map((_, line) => points.map((point) => point.values[line] ?? null));
  const { ticks, lines } = lineShape(values, HEIGHT);
  const width = points.length * COLUMN;
  const xOf = (index: number) => (index + 0.5) * COLUMN;
  return (
    <ChartFrame
      {...rest}
      part="LineChart"
      texts={points.map(({ text }) => text)}
      ticks={ticks}
      renderDrawing={(at) => (
        <svg aria-hidden className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          {ticks.map(({ value, top }) => (
            <line key={value} x1={0} x2={width} y1={top} y2={top} className={styles.gridLine} />
          ))}
          <line x1={xOf(at)} x2={xOf(at)} y1={0} y2={HEIGHT} className={styles.chosenLine} />
          {rest.series.map(({ id, tone }, line) => (
            <path key={id} d={pathOf(lines[line] ?? [], xOf)} className={styles.line({ tone })} />
          ))}
          {rest.series.map(({ id, tone }, line) => {
            const top = lines[line]?.[at];
            return top === undefined ? null : (
              <path key={id} d={`M${xOf(at)} ${top}h0.01`} className={`${styles.line({ tone })} ${styles.dot}`} />
            );
          })}
        </svg>
      )}
    />
  );
};
