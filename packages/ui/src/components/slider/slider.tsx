import * as RadixSlider from "radix-ui/slider";
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { useTextDirection } from "../../internal/element/use-text-direction.ts";
import { errorText } from "../../internal/input/error-text.css.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useDisabled } from "../../internal/input/use-disabled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { useLocale } from "../provider/index.ts";
import * as styles from "./slider.css.ts";

interface SliderFrame extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "defaultValue" | "children"> {
  /** What is set. */
  readonly label: string;
  /** Hides label and value visually; only where the context already shows them. */
  readonly labelHidden?: boolean | undefined;
  /** Help text below. */
  readonly hint?: ReactNode;
  /** Error message below; replaces the hint. */
  readonly error?: ReactNode;
  /** The lowest value. @default 0 */
  readonly min?: number | undefined;
  /** The highest value. @default 100 */
  readonly max?: number | undefined;
  /** Distance between two values. @default 1 */
  readonly step?: number | undefined;
  /** A value in words, shown and read: "25 km". @default the number as the language writes it */
  readonly format?: ((value: number) => string) | undefined;
  /** The value cannot be changed. */
  readonly disabled?: boolean | undefined;
  /** Id of a form elsewhere in the page that it belongs to. */
  readonly form?: string | undefined;
  /** The first thumb, which takes focus. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

interface ScaleProps extends SliderFrame {
  readonly part: "Slider" | "RangeSlider";
  readonly names: readonly string[];
  /** Names under which a form sends the values. */
  readonly sentAs: readonly (string | undefined)[];
  readonly values: readonly number[];
  readonly onValues: (values: readonly number[]) => void;
  readonly onCommit: ((values: readonly number[]) => void) | undefined;
  readonly onReset: () => void;
}

const Scale = ({
  part,
  label,
  labelHidden = false,
  hint,
  error,
  min = 0,
  max = 100,
  step = 1,
  format,
  disabled = false,
  form,
  names,
  sentAs,
  values,
  onValues,
  onCommit,
  onReset,
  autoFocus = false,
  className,
  ref,
  ...rest
}: ScaleProps) => {
  const id = useId();
  const locale = useLocale();
  const [control, direction] = useTextDirection<HTMLSpanElement>();
  useFormReset(`${id}-0`, onReset);
  const isLocked = useDisabled(`${id}-0`) || disabled;
  const mustFocus = useRef(autoFocus);
  // After each render, because Radix shows the thumbs only with its second one.
  useEffect(() => {
    const thumb = control.current?.querySelector<HTMLElement>("[role=slider]");
    if (!mustFocus.current || !thumb || thumb.getClientRects().length === 0) return;
    mustFocus.current = false;
    thumb.focus();
  });
  const inWords = format ?? new Intl.NumberFormat(locale).format;
  const wrong = isGiven(error);
  const hinted = !wrong && isGiven(hint);
  return (
    <div
      data-component={part}
      role="group"
      aria-labelledby={`${id}-label`}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={cx(styles.head, labelHidden && visuallyHidden)}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {/* The thumbs have it in `aria-valuetext`. */}
        <span aria-hidden className={styles.shown}>
          {values.map((value) => inWords(value)).join(" – ")}
        </span>
      </div>
      <RadixSlider.Root
        ref={control}
        dir={direction}
        min={min}
        max={max}
        step={step}
        value={[...values]}
        disabled={isLocked}
        // None: with a reset of its form Radix calls back with the initial values, also of a controlled slider.
        form={`${id}-none`}
        onValueChange={onValues}
        onValueCommit={onCommit}
        className={styles.control}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.filled} />
        </RadixSlider.Track>
        {values.map((value, index) => (
          <RadixSlider.Thumb
            key={names[index]}
            {...(index === 0 && ref && { ref })}
            aria-label={names[index]}
            aria-valuetext={inWords(value)}
            aria-describedby={wrong || hinted ? `${id}-note` : undefined}
            aria-invalid={wrong || undefined}
            onKeyDown={(event) => {
              // Radix would move the first thumb to `min` or the last one to `max`, whichever has focus.
              const goal =
                event.key === "Home" ? values[index - 1] : event.key === "End" ? values[index + 1] : undefined;
              if (goal === undefined) return;
              event.preventDefault();
              if (isLocked || goal === value) return;
              const next = values.with(index, goal);
              onValues(next);
              onCommit?.(next);
            }}
            className={styles.thumb}
          />
        ))}
      </RadixSlider.Root>
      {values.map((value, index) => (
        <input
          key={names[index]}
          type="hidden"
          id={`${id}-${index}`}
          name={sentAs[index]}
          form={form}
          value={value}
          disabled={disabled}
        />
      ))}
      {wrong || hinted ? (
        <p id={`${id}-note`} className={wrong ? errorText : styles.note}>
          {wrong ? error : hint}
        </p>
      ) : null}
    </div>
  );
};

export interface SliderProps extends SliderFrame {
  /** The value (controlled). */
  readonly value?: number | undefined;
  /** The initial value (uncontrolled). @default `min` */
  readonly defaultValue?: number | undefined;
  /** Gets each value while the thumb moves. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Gets the value when the user has let the thumb go: the time to load what depends on it. */
  readonly onValueCommit?: ((value: number) => void) | undefined;
  /** Sends the value with a form. */
  readonly name?: string | undefined;
}

/** A place on a scale (APG slider), on Radix. */
export const Slider = ({ value, defaultValue, onValueChange, onValueCommit, name, ...rest }: SliderProps) => {
  const initial = defaultValue ?? rest.min ?? 0;
  const [current, setCurrent] = useControlled(value, initial, onValueChange);
  return (
    <Scale
      {...rest}
      part="Slider"
      names={[rest.label]}
      sentAs={[name]}
      values={[current]}
      onValues={([next = current]) => setCurrent(next)}
      onCommit={([next = current]) => onValueCommit?.(next)}
      onReset={() => {
        if (value === undefined) setCurrent(initial);
      }}
    />
  );
};

/** Both ends of a `RangeSlider`. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderFrame {
  /** Both ends (controlled). */
  readonly value?: SliderRange | undefined;
  /** The initial ends (uncontrolled). @default the whole scale */
  readonly defaultValue?: SliderRange | undefined;
  /** Gets both ends while a thumb moves. */
  readonly onValueChange?: ((value: SliderRange) => void) | undefined;
  /** Gets both ends when the user has let a thumb go: the time to load what depends on them. */
  readonly onValueCommit?: ((value: SliderRange) => void) | undefined;
  /** Accessible name of the first thumb: "Price from". */
  readonly fromLabel: string;
  /** Accessible name of the second thumb: "Price to". */
  readonly toLabel: string;
  /** Sends the first value with a form. */
  readonly fromName?: string | undefined;
  /** Sends the second value with a form. */
  readonly toName?: string | undefined;
}

/** A part of a scale, between two thumbs (APG multi-thumb slider), on Radix. */
export const RangeSlider = ({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  fromLabel,
  toLabel,
  fromName,
  toName,
  ...rest
}: RangeSliderProps) => {
  const initial: SliderRange = defaultValue ?? [rest.min ?? 0, rest.max ?? 100];
  const [current, setCurrent] = useControlled<SliderRange>(value, initial, onValueChange);
  const [from, to] = current;
  return (
    <Scale
      {...rest}
      part="RangeSlider"
      names={[fromLabel, toLabel]}
      sentAs={[fromName, toName]}
      values={current}
      onValues={([first = from, second = to]) => setCurrent([first, second])}
      onCommit={([first = from, second = to]) => onValueCommit?.([first, second])}
      onReset={() => {
        if (value === undefined) setCurrent(initial);
      }}
    />
  );
};
