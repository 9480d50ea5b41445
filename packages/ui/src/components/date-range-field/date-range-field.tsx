import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { GroupFrame } from "../../internal/choice/group-frame.tsx";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { useDateInput } from "../date-field/use-date-input.ts";
import { Field } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { Calendar as CalendarIcon, X } from "../icons/index.ts";
import { Popover } from "../popover/index.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import type { DateRange } from "./date-range.ts";
import * as styles from "./date-range-field.css.ts";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./range-calendar.tsx")).RangeCalendar);

const NONE: DateRange = { from: "", to: "" };

export interface DateRangeFieldProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  "onChange" | "defaultValue" | "name" | "children"
> {
  /** What the period is of. */
  readonly label: ReactNode;
  /** Hides the label visually; only where the context already names the field. */
  readonly labelHidden?: boolean | undefined;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Error message below both days; marks both as invalid. */
  readonly error?: ReactNode;
  /** Both days (controlled). */
  readonly value?: DateRange | undefined;
  /** The initial days (uncontrolled). @default both open */
  readonly defaultValue?: DateRange | undefined;
  /** Gets both days. A day is "" while its text is empty or no day. */
  readonly onValueChange?: ((value: DateRange) => void) | undefined;
  /** The first day that may be chosen, as ISO text. */
  readonly min?: string | undefined;
  /** The last day that may be chosen, as ISO text. */
  readonly max?: string | undefined;
  /**
   * Says why a period cannot begin or end on a day: "The depot is closed on Sundays."; undefined for a day on which it can.
   * It is the error of such a day that was typed; the calendar shows it in grey. Days between both ends are not asked about.
   */
  readonly dayProblem?: ((day: string) => string | undefined) | undefined;
  /** Label of the first day. @default the kit's "From" */
  readonly fromLabel?: string | undefined;
  /** Label of the last day. @default the kit's "To" */
  readonly toLabel?: string | undefined;
  /** Sends the first day as ISO text with a form. */
  readonly fromName?: string | undefined;
  /** Sends the last day as ISO text with a form. */
  readonly toName?: string | undefined;
  /** Both days must be given. Both are announced as required, and there is no button that empties them. */
  readonly required?: boolean | undefined;
  /** Adds "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** Adds an asterisk to the label. Set `required` too, which screen readers read. */
  readonly requiredMark?: boolean | undefined;
  /** Both days can be read and copied only. */
  readonly readOnly?: boolean | undefined;
  /** The text of the first day. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The later of two days. */
const later = (one: string | undefined, other: string) => (one === undefined || one < other ? other : one);

/**
 * A period of days: both typed in the order of the language on screen or chosen in one calendar. Each day has an error
 * of its own for a text that is no day, lies outside of `min` and `max`, ends before it begins, or cannot be
 * chosen.
 */
export const DateRangeField = ({
  label,
  labelHidden,
  error,
  value: controlled,
  defaultValue = NONE,
  onValueChange,
  min,
  max,
  dayProblem,
  fromLabel,
  toLabel,
  fromName,
  toName,
  required = false,
  readOnly = false,
  disabled = false,
  form,
  autoFocus,
  ref,
  ...rest
}: DateRangeFieldProps) => {
  const strings = useStrings();
  const id = useId();
  const [value, setValue] = useControlled<DateRange>(controlled, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const show = () => setOpen(true);
  const from = useDateInput({
    id: `${id}-from`,
    value: value.from,
    min,
    max,
    dayProblem,
    onValue: (day) => setValue({ ...value, from: day }),
    onOpen: show,
  });
  const to = useDateInput({
    id: `${id}-to`,
    value: value.to,
    min: value.from === "" ? min : later(min, value.from),
    max,
    dayProblem,
    onValue: (day) => setValue({ ...value, to: day }),
    onOpen: show,
  });
  const set = (next: DateRange) => {
    from.forget();
    to.forget();
    if (next.from !== value.from || next.to !== value.to) setValue(next);
  };

  useFormReset(`${id}-from`, () => {
    from.forget();
    to.forget();
    if (controlled === undefined) setValue(defaultValue);
  });

  const labelled = (words: string) => (typeof label === "string" ? `${label}: ${words}` : words);
  const choice = labelled(strings.choosePeriod);
  const canClear = (from.text !== "" || to.text !== "") && !required && !readOnly && !disabled;
  const wrong = isGiven(error) || undefined;
  const input = { form, required, readOnly, "aria-invalid": wrong } as const;
  return (
    <GroupFrame
      data-component="DateRangeField"
      legend={label}
      legendHidden={labelHidden}
      error={error}
      disabled={disabled}
      form={form}
      {...rest}
    >
      <div ref={group} className={styles.ends}>
        <Field id={`${id}-from`} label={fromLabel ?? strings.from} error={from.error}>
          {(field) => (
            <input
              {...from.bind(input)}
              {...field}
              aria-invalid={field["aria-invalid"] ?? wrong}
              ref={ref}
              autoFocus={autoFocus}
              className={box.control}
            />
          )}
        </Field>
        <Field id={`${id}-to`} label={toLabel ?? strings.to} error={to.error}>
          {(field) => (
            <div className={box.slot}>
              <input
                {...to.bind(input)}
                {...field}
                aria-invalid={field["aria-invalid"] ?? wrong}
                className={cx(box.control, box.withEndIcon, canClear && styles.withClear)}
              />
              {canClear ? (
                <IconButton
                  label={labelled(strings.clear)}
                  icon={X}
                  size="compact"
                  tone="muted"
                  onClick={() => {
                    set(NONE);
                    group.current?.querySelector("input")?.focus();
                  }}
                  className={styles.clear}
                />
              ) : null}
              <Popover
                label={choice}
                align="end"
                open={open}
                onOpenChange={setOpen}
                trigger={
                  <IconButton
                    label={choice}
                    icon={CalendarIcon}
                    size="compact"
                    tone="muted"
                    disabled={disabled || readOnly}
                    onPointerEnter={prepare}
                    onFocus={prepare}
                    className={styles.button}
                  />
                }
              >
                <Fetched
                  props={{
                    value,
                    min,
                    max,
                    dayProblem,
                    onChoose: (next) => {
                      set(next);
                      setOpen(false);
                    },
                  }}
                  onFailure={() => setOpen(false)}
                  fallback={<Spinner label={strings.loading} />}
                />
              </Popover>
            </div>
          )}
        </Field>
      </div>
      {fromName === undefined ? null : <input type="hidden" name={fromName} form={form} value={value.from} />}
      {toName === undefined ? null : <input type="hidden" name={toName} form={form} value={value.to} />}
    </GroupFrame>
  );
};
