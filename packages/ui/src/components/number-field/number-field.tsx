import { type ComponentPropsWithRef, type KeyboardEvent, useId } from "react";
import { isGiven } from "../../internal/element/is-given.ts";
import { cx } from "../../internal/element/cx.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { useNativeFault } from "../../internal/input/use-native-fault.ts";
import { useTyped } from "../../internal/input/use-typed.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import * as styles from "./number-field.css.ts";
import { decimalsOf, numberText } from "./number-text.ts";

export interface NumberFieldProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type" | "value" | "defaultValue" | "min" | "max" | "step"> {
  /** The number (controlled); `null` or `NaN` while there is none. */
  readonly value?: number | null | undefined;
  /** The initial number (uncontrolled). @default null */
  readonly defaultValue?: number | null | undefined;
  /** Gets the number while users type; `null` while the text is empty or no number. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
  /** The lowest number that is taken. */
  readonly min?: number | undefined;
  /** The highest number that is taken. */
  readonly max?: number | undefined;
  /** What an arrow key adds. @default 1 */
  readonly step?: number | undefined;
  /**
   * Digits after the decimal sign; more are rounded, except in a text that may mean thousands, which is refused.
   * @default those of `step` or `minDecimals`
   */
  readonly decimals?: number | undefined;
  /** Digits after the decimal sign that are always shown: 2 for a price, so that 4.5 is "4.50". @default 0 */
  readonly minDecimals?: number | undefined;
  /** Unit after the number: "m²", "°". */
  readonly unit?: string | undefined;
  /** Sends the number with a form, with a point before the decimals. */
  readonly name?: string | undefined;
}

/**
 * A number, typed as the language on screen writes it. It has an error of its own for a text that is no number or
 * lies outside of `min` and `max`; the caller's `error` replaces it.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { root, control } = splitField(props);
  const {
    value: controlled,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step = 1,
    decimals: givenDecimals,
    minDecimals = 0,
    unit,
    name,
    ...input
  } = control;
  const strings = useStrings();
  const locale = useLocale();
  const decimals = Math.max(givenDecimals ?? decimalsOf(step), minDecimals);
  const { format, parse } = numberText(locale, decimals, minDecimals, unit);
  const ownId = useId();
  const id = root.id ?? ownId;
  const [given, setValue] = useControlled(controlled, defaultValue, onValueChange);
  const value = Number.isNaN(given) ? null : given;
  const inWords = (number: number | null) => (number === null ? "" : format(number));
  const { text, isTyping, take, forget } = useTyped(value, inWords, setValue);

  useFormReset(id, () => {
    forget();
    if (controlled === undefined && value !== defaultValue) setValue(defaultValue);
  });

  const leave = () => {
    // The text may show fewer digits than the value has.
    if (!isTyping) return;
    const number = parse(text);
    const isNumber = number !== undefined && number !== null;
    take({ text: isNumber ? format(number) : text.trim(), value: number ?? null, left: true });
  };
  const add = (steps: number) => {
    const start = value ?? min ?? 0;
    const sum = value === null ? start : Number((start + steps * step).toFixed(decimals));
    const next = Math.min(max ?? sum, Math.max(min ?? sum, sum));
    take({ text: format(next), value: next, left: true });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Enter") leave();
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
    };
    const change = steps[event.key];
    if (change === undefined || input.readOnly === true) return;
    event.preventDefault();
    add(change);
  };

  const wrong = () => {
    if (text.trim() === "") return undefined;
    if (value === null) return strings.numberInvalid({ example: format(decimals > 0 ? 12.5 : 12) });
    if (min !== undefined && value < min) return strings.numberTooLow({ number: format(min) });
    return max !== undefined && value > max ? strings.numberTooHigh({ number: format(max) }) : undefined;
  };

  const fault = wrong();
  useNativeFault(id, fault);
  const ownError = isTyping ? undefined : fault;

  return (
    <Field {...root} id={id} error={isGiven(root.error) ? root.error : ownError}>
      {(field) => (
        <div className={box.slot}>
          <input
            type="text"
            role="spinbutton"
            autoComplete="off"
            // Phones have no minus on their keys for decimals.
            inputMode={min !== undefined && min >= 0 ? (decimals > 0 ? "decimal" : "numeric") : "text"}
            {...input}
            {...mergeControl(input, field)}
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === null ? undefined : [format(value), unit].filter(isGiven).join(" ")}
            value={text}
            onChange={(event) => {
              input.onChange?.(event);
              const { value: next } = event.target;
              take({ text: next, value: parse(next) ?? null, left: false });
            }}
            onBlur={(event) => {
              input.onBlur?.(event);
              leave();
            }}
            onKeyDown={press}
            className={cx(box.control, styles.input)}
            style={inlineVars({ [styles.unitLength]: unit === undefined ? 0 : unit.length + 1 })}
          />
          {unit === undefined ? null : (
            <span aria-hidden className={cx(box.endIcon, box.suffix)}>
              {unit}
            </span>
          )}
          {name === undefined ? null : (
            <input type="hidden" name={name} form={input.form} value={value ?? ""} disabled={input.disabled} />
          )}
        </div>
      )}
    </Field>
  );
};
