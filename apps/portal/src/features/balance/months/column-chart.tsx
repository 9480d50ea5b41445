import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./column-chart.css.ts";
import { chartShape, type Column, type Series } from "./chart-shape.ts";
import { messages } from "../messages.ts";

const HEIGHT = 180;
const COLUMN = 12;
const GAP = 3;

const LEGEND = { earned: messages.positive, spent: messages.negative, expired: messages.expired } as const;

type ChartColumn = Column & {
  /** The month, such as `2026-11`. */
  month: string;
  /** The month in words. */
  name: string;
  /** The month with its points in words. */
  text: string;
};

type ColumnChartProps = {
  columns: readonly ChartColumn[];
  series: readonly Series[];
  /** The first and the last month, below the chart. */
  ends: readonly [string, string];
  /** The month that is chosen first. */
  initial: number;
};

/** English and other languages write a hyphen; a minus is wanted in every language. */
const withMinus = (number: string) => number.replace("-", "\u2212");

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Columns by month. The chart is one slider over its months: arrow keys, Home and End, the pointer and a finger choose
 * a month, whose points are said in words below.
 */
export const ColumnChart = ({ columns, series, ends, initial }: ColumnChartProps) => {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const last = columns.length - 1;
  const [at, setAt] = useState(initial);
  const { zero, ticks, bars, cuts } = chartShape(columns, HEIGHT);
  const choose = (column: number) => setAt(Math.min(last, Math.max(0, column)));

  const byKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    choose(move(at, last));
  };
  const byPointer = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * columns.length));
  };

  return (
    <div className={styles.chart}>
      <svg className={styles.scale} aria-hidden>
        {ticks.map(({ value, top }) => (
          <text key={value} x="100%" y={top} className={styles.tick}>
            {withMinus(formatNumber(value))}
          </text>
        ))}
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label={formatMessage(messages.month)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={columns[at]?.text}
        className={styles.plot}
        onKeyDown={byKey}
        onPointerDown={byPointer}
        onPointerMove={byPointer}
      >
        <svg
          aria-hidden
          className={styles.drawing}
          viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <rect x={at * COLUMN} y={0} width={COLUMN} height={HEIGHT} className={styles.chosen} />
          {ticks.map(({ value, top }) => (
            <line key={value} x1={0} x2={columns.length * COLUMN} y1={top} y2={top} className={styles.line} />
          ))}
          {bars.map((parts, index) =>
            parts.map((part) => (
              <rect
                key={`${columns[index]?.month}-${part.series}`}
                x={index * COLUMN + GAP / 2}
                y={part.top}
                width={COLUMN - GAP}
                height={part.height}
                className={styles.bars[part.series]}
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
          <line x1={0} x2={columns.length * COLUMN} y1={zero} y2={zero} className={styles.zero} />
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <p className={styles.readout}>{columns[at]?.text}</p>
      {cuts.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage
            {...messages.cutOff}
            values={{ months: formatList([...new Set(cuts.map(({ column }) => columns[column]?.name ?? ""))]) }}
          />
        </p>
      )}
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map((name) => (
            <li key={name} className={styles.entry}>
              <span className={styles.swatches[name]} />
              <FormattedMessage {...LEGEND[name]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
