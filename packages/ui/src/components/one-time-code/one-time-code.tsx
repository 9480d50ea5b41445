import type { ComponentPropsWithRef, SyntheticEvent } from "react";
import { inlineVars } from "../../internal/inline-vars.ts";
import { mergeControl } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as styles from "./one-time-code.css.ts";

export interface OneTimeCodeProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "onChange" | "size" | "type" | "maxLength"> {
  /** Number of digits. @default 5 */
  readonly length?: number;
  /** Digits so far; leading zeros count. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called once with the whole code after the last digit was typed, pasted or filled in. */
  readonly onComplete?: (value: string) => void;
  /** Called when more digits than `length` are pasted or filled in. The value stays: cutting could send a wrong code. */
  readonly onTooLong?: () => void;
}

/** The digits of what was typed, pasted or filled in. Full-width digits become ASCII ones. */
export const codeDigits = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");

/** Moves the caret after the last digit, because cells fill in order. A selection is kept, so that it can be replaced. */
const keepCaretAtEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
};

/**
 * A code sent by e-mail or message. One numeric input, so that pasting, autofill and screen readers work as
 * in any field; the cells are decorative.
 */
export const OneTimeCode = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  counter,
  live,
  length = 5,
  value,
  onChange,
  onComplete,
  onTooLong,
  className,
  ...input
}: OneTimeCodeProps) => {
  const take = (text: string) => {
    const digits = codeDigits(text);
    if (digits === value) return;
    if (digits.length > length) {
      // One more digit typed behind a whole code changes nothing.
      if (value.length < length || digits.length > length + 1) onTooLong?.();
      return;
    }
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const active = Math.min(value.length, length - 1);
  return (
    <Field {...{ id, label, labelHidden, hint, error, message, optional, counter, live, className }}>
      {(control) => (
        <div data-component="OneTimeCode" className={styles.row} style={inlineVars({ [styles.count]: length })}>
          {Array.from({ length }, (_, index) => (
            <span key={index} aria-hidden data-active={index === active || undefined} className={styles.cell}>
              {value[index] ?? (index === active ? <span className={styles.caret} /> : null)}
            </span>
          ))}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...mergeControl(input, control)}
            value={value}
            onChange={(event) => take(event.target.value)}
            onSelect={keepCaretAtEnd}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  );
};
