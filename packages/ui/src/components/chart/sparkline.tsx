import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./chart.css.ts";
import type { ChartTone } from "./chart-frame.tsx";
import { pathOf } from "./line-shape.ts";

const HEIGHT = 28;
const STEP = 10;

export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The course in words: "Points of the last 12 months, from 120 to 820". */
  readonly label: string;
  /** The values, in their order. */
  readonly values: readonly number[];
  /** Colour of the line. @default "primary" */
  readonly tone?: ChartTone | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** The course of one number as a small line, without a scale. Show the number beside it. */
export const Sparkline = ({ label, values, tone = "primary", className, ...rest }: SparklineProps) => {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  // A level line is in the middle.
  const tops = values.map((value) => (span > 0 ? HEIGHT - ((value - lowest) / span) * HEIGHT : HEIGHT / 2));
  const end = tops.at(-1);
  const xOf = (index: number) => index * STEP;
  return (
    <span
      data-component="Sparkline"
      role="img"
      aria-label={label}
      className={cx(styles.sparkline, className)}
      {...rest}
    >
      <svg
        aria-hidden
        className={styles.spark}
        viewBox={`0 0 ${Math.max(1, values.length - 1) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path d={pathOf(tops, xOf)} className={styles.line({ tone })} />
        {end === undefined ? null : (
          <path d={`M${xOf(tops.length - 1)} ${end}h0.01`} className={`${styles.line({ tone })} ${styles.last}`} />
        )}
      </svg>
    </span>
  );
};
