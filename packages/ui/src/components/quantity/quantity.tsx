import {
  type ChangeEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { changeValue } from "../../internal/input/change-value.ts";
import { cx } from "../../internal/element/cx.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { watchProperty } from "../../internal/input/watch-property.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import * as styles from "./quantity.css.ts";
import { leadingDigits, withPlainDigits } from "./whole-number.ts";

export interface QuantityProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "defaultValue"> {
  /** Accessible name: "Quantity of Installer tool case". */
  readonly label: string;
  /** The number (controlled). */
  readonly value?: number | undefined;
  /** The initial number (uncontrolled). @default `min` */
  readonly defaultValue?: number | undefined;
  /** Gets the number after a step, when a typed one is committed and, uncontrolled, after a reset of the form. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Gets the event of the input, also after a click on a button. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The lowest number. @default 1 */
  readonly min?: number | undefined;
  /** The stock, or the most that may be ordered. */
  readonly max?: number | undefined;
  /** 48 or 44 px high. @default "standard" */
  readonly size?: NonNullable<RecipeVariants<typeof styles.root>>["size"] | undefined;
  /** Locks the number and both buttons. */
  readonly disabled?: boolean | undefined;
  /** Sends the number with a form. */
  readonly name?: string | undefined;
  /** Id of a form elsewhere in the page that it belongs to. */
  readonly form?: string | undefined;
  /** Ref of the input between the two buttons. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A whole number with minus and plus buttons (APG spinbutton). At a limit the button stays focusable, so that focus
 * is not lost; typed numbers are committed on blur and on Enter.
 */
export const Quantity = ({
  label,
  value,
  min = 1,
  defaultValue = min,
  onValueChange,
  onChange,
  max = Number.MAX_SAFE_INTEGER,
  size = "standard",
  disabled = false,
  name,
  form,
  autoFocus,
  ref,
  className,
  onKeyDown,
  ...rest
}: QuantityProps) => {
  const strings = useStrings();
  const locale = useLocale();
  const id = useId();
  /** A character that is not a digit has ended the number; digits after it are refused. */
  const ended = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // A form library that gets the event gives the text of the input back.
  const given = value === undefined ? undefined : Number(value);
  const [current, setCurrent] = useControlled(given, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const limit = (number: number) => Math.min(max, Math.max(min, Math.round(number)));
  const numberOf = (text: string | undefined) => {
    const number = Number.parseInt(text ?? "", 10);
    return Number.isNaN(number) ? undefined : limit(number);
  };
  useFormReset(id, ({ value: text }) => {
    setDraft(undefined);
    if (value === undefined) setCurrent(numberOf(text) ?? defaultValue);
  });
  const shown = draft ?? String(current);
  const follow = useEffectEvent(() => {
    if (value === undefined && input.current && input.current.value !== shown) setDraft(input.current.value);
  });
  // Refs are set by now, and a form library may have filled in a number without an event.
  useLayoutEffect(() => follow());
  useLayoutEffect(() => (input.current ? watchProperty(input.current, "value", () => follow()) : undefined), []);
  const now = numberOf(draft) ?? current;
  const set = (next: number) => {
    const within = limit(next);
    if (disabled) return;
    if (input.current && input.current.value !== String(within)) changeValue(input.current, String(within));
    setDraft(undefined);
    if (within !== current) setCurrent(within);
  };
  const takeDraft = () => {
    ended.current = false;
    if (draft !== undefined) set(now);
  };
  /** A typed character that is not a digit, and a pasted text without a number in front, leave what is shown. */
  const numberIn = (text: string, added: number) => {
    const digits = leadingDigits(text, locale);
    const isRefused = digits !== text && (added === 1 || (digits === "" && text.trim() !== ""));
    return isRefused ? shown : digits;
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const text = withPlainDigits(field.value);
    const added = text.length - shown.length;
    if (added <= 0) ended.current = false;
    const digits = ended.current ? shown : numberIn(text, added);
    // Handlers read the digits from the field.
    if (text !== digits) ended.current = true;
    if (field.value !== digits) {
      const caret = (field.selectionStart ?? text.length) - (text.length - digits.length);
      field.value = digits;
      field.setSelectionRange(caret, caret);
    }
    if (digits === shown) return;
    setDraft(digits);
    onChange?.(event);
  };
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (/^(?:Arrow|Home|End|Backspace|Delete)/.test(event.key)) ended.current = false;
    if (event.defaultPrevented || event.target !== input.current) return;
    // With a modifier, these keys select text or are shortcuts of the browser.
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowUp: now + 1,
      ArrowDown: now - 1,
      PageUp: now + 10,
      PageDown: now - 10,
      Home: min,
      End: max === Number.MAX_SAFE_INTEGER ? undefined : max,
    };
    const next = steps[event.key];
    if (event.key === "Enter") {
      event.preventDefault();
      takeDraft();
    }
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  // On the root, so that the caller's handler runs first.
  const keys = { onKeyDown: step };
  const atMin = disabled || now <= min;
  const atMax = disabled || now >= max;
  return (
    <div
      data-component="Quantity"
      role="group"
      aria-label={label}
      className={cx(styles.root({ size }), className)}
      {...rest}
      {...keys}
    >
      <button
        type="button"
        aria-label={strings.decrease}
        aria-disabled={atMin || undefined}
        onClick={() => set(now - 1)}
        className={styles.side}
      >
        <span aria-hidden className={styles.minus} />
      </button>
      <input
        ref={input}
        id={id}
        name={name}
        form={form}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        disabled={disabled}
        autoFocus={autoFocus}
        {...(value === undefined ? { defaultValue: String(defaultValue) } : { value: shown })}
        // The width where the browser has no `field-sizing`.
        size={Math.max(2, shown.length)}
        onPointerDown={() => {
          ended.current = false;
        }}
        onChange={take}
        onBlur={takeDraft}
        className={styles.input}
      />
      <button
        type="button"
        aria-label={strings.increase}
        aria-disabled={atMax || undefined}
        onClick={() => set(now + 1)}
        className={styles.side}
      >
        <span aria-hidden className={styles.plus} />
      </button>
    </div>
  );
};
