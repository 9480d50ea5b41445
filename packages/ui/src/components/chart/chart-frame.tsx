import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useState,
} from "react";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import * as styles from "./chart.css.ts";
import type { Tick } from "./chart-shape.ts";

/** Colour of a series. */
export type ChartTone = NonNullable<NonNullable<RecipeVariants<typeof styles.bar>>["tone"]>;

/** One kind of values in a chart. */
export interface ChartSeries {
  /** Identifies it. */
  readonly id: string;
  /** Its name in the legend, which is shown with two series or more. */
  readonly label: ReactNode;
  /** Its colour in the drawing and in the legend. */
  readonly tone: ChartTone;
}

/** What all charts over periods take. */
export interface ChartBasics extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name of the chart: "Points by month". */
  readonly label: string;
  /** The kinds of values, in the order of the legend. */
  readonly series: readonly ChartSeries[];
  /** Index of the period that is chosen at first. @default the last one */
  readonly initial?: number | undefined;
  /** Names of the first and the last period, below the chart. */
  readonly ends?: readonly [first: ReactNode, last: ReactNode] | undefined;
  /** Writes the numbers beside the lines. @default as the language on screen does */
  readonly format?: ((value: number) => string) | undefined;
  /** All values, as the kit's `Table`: below the chart, closed at first. */
  readonly table?: ReactNode;
  /** Text that opens the table; its accessible name has the `label` after it. @default the kit's "Show as a table" */
  readonly tableLabel?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

interface ChartFrameProps extends ChartBasics {
  readonly part: string;
  /** Each period with its values in words. */
  readonly texts: readonly string[];
  readonly ticks: readonly Tick[];
  readonly note?: ReactNode;
  readonly renderDrawing: (chosen: number) => ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, last: number, forward: 1 | -1) => number>> = {
  ArrowLeft: (at, _, forward) => at - forward,
  ArrowRight: (at, _, forward) => at + forward,
  ArrowDown: (at) => at - 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A minus and not a hyphen, in every language. */
const withMinus = (number: string) => number.replace("-", "\u2212");

interface ValuesProps extends Pick<ChartBasics, "label" | "tableLabel"> {
  readonly table: ReactNode;
}

const Values = ({ label, table, tableLabel }: ValuesProps) => {
  const strings = useStrings();
  // The closed table has more elements than the chart: it is rendered after the first paint.
  const painted = useDeferredValue(true, false);
  // Tells the tables of a page with several charts apart.
  const which = ` (${label})`;
  return (
    <details className={styles.values}>
      <summary className={styles.summary}>
        <span>{tableLabel ?? strings.asTable}</span>
        <span className={visuallyHidden}>{which}</span>
      </summary>
      {painted ? table : null}
    </details>
  );
};

/**
 * A chart is one slider over its periods: arrow keys, Home and End, the pointer and a finger choose one, whose values are
 * said in words below. Without periods there is nothing to choose and nothing to show as a table.
 */
export const ChartFrame = ({
  part,
  label,
  series,
  initial,
  ends,
  format,
  table,
  tableLabel,
  texts,
  ticks,
  note,
  renderDrawing,
  className,
  ...rest
}: ChartFrameProps) => {
  const locale = useLocale();
  const last = texts.length - 1;
  const hasPeriods = texts.length > 0;
  const [chosen, setChosen] = useState(initial ?? last);
  const at = Math.max(0, Math.min(last, chosen));
  // Also numbers far below 1, without the error of a sum of fractions.
  const inWords = format ?? new Intl.NumberFormat(locale, { maximumSignificantDigits: 12 }).format;
  const numbers = ticks.map(({ value, top }) => ({ top, text: withMinus(inWords(value)) }));
  const longest = Math.max(0, ...numbers.map(({ text }) => text.length));

  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = step(at, last, event.currentTarget.matches(":dir(rtl)") ? -1 : 1);
    setChosen(Math.max(0, Math.min(last, next)));
  };
  const byPointer = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const along = currentTarget.matches(":dir(rtl)") ? 1 - share : share;
    setChosen(Math.max(0, Math.min(last, Math.floor(along * texts.length))));
  };

  const slider = {
    role: "slider",
    tabIndex: 0,
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": last,
    "aria-valuenow": at,
    "aria-valuetext": texts[at],
    onKeyDown: byKey,
    onPointerDown: byPointer,
    onPointerMove: byPointer,
  };

  return (
    <div data-component={part} className={cx(styles.chart, className)} {...rest}>
      <div className={styles.frame}>
        <svg width={`${longest}ch`} className={styles.scale} aria-hidden>
          {numbers.map(({ text, top }) => (
            <text key={top} x="100%" y={top} className={styles.tick}>
              {text}
            </text>
          ))}
        </svg>
        <div className={styles.plot} {...(hasPeriods ? slider : {})}>
          {renderDrawing(at)}
        </div>
        {ends === undefined ? null : (
          <div className={styles.ends} aria-hidden>
            <span>{ends[0]}</span>
            <span className={styles.end}>{ends[1]}</span>
          </div>
        )}
        <p className={styles.readout}>{texts[at]}</p>
        {isGiven(note) ? <p className={styles.note}>{note}</p> : null}
        {series.length < 2 ? null : (
          <ul className={styles.legend}>
            {series.map(({ id, label: name, tone }) => (
              <li key={id} className={styles.entry}>
                <span className={styles.swatch({ tone })} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasPeriods && isGiven(table) ? <Values label={label} table={table} tableLabel={tableLabel} /> : null}
    </div>
  );
};
