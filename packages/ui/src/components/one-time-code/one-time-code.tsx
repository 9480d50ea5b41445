import { type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent, useId } from "react";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import { useShownText } from "../../internal/input/use-shown-text.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as styles from "./one-time-code.css.ts";

export interface OneTimeCodeProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "defaultValue" | "size" | "type" | "maxLength"> {
  /** Number of digits. @default 5 */
  readonly length?: number | undefined;
  /** Digits so far (controlled); leading zeros count. */
  readonly value?: string | undefined;
  /** Initial digits (uncontrolled). @default "" */
  readonly defaultValue?: string | undefined;
  /** Gets the digits after every change and, when uncontrolled, after a reset of the form. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Called once with the whole code after the last digit was typed, pasted or filled in. */
  readonly onComplete?: ((value: string) => void) | undefined;
  /** Called when more digits than `length` are pasted or filled in. The value stays: cutting could send a wrong code. */
  readonly onTooLong?: (() => void) | undefined;
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
export const OneTimeCode = (props: OneTimeCodeProps) => {
  const { root, control } = splitField(props);
  const { length = 5, value, defaultValue = "", onValueChange, onChange, onComplete, onTooLong, ...input } = control;
  const ownId = useId();
  const id = root.id ?? ownId;
  const [code, setCode, text] = useShownText({ id, value, defaultValue, onReset: onValueChange });
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const digits = codeDigits(field.value);
    const tooLong = digits.length > length;
    // Handlers read the digits from the field.
    field.value = tooLong ? code : digits;
    // One more digit typed behind a whole code changes nothing.
    if (tooLong && (code.length < length || digits.length > length + 1)) onTooLong?.();
    if (tooLong || digits === code) return;
    setCode(digits);
    onValueChange?.(digits);
    onChange?.(event);
    if (digits.length === length) onComplete?.(digits);
  };
  const active = Math.min(code.length, length - 1);
  return (
    <Field {...root} id={id}>
      {(own) => (
        <div data-component="OneTimeCode" className={styles.row} style={inlineVars({ [styles.count]: length })}>
          {Array.from({ length }, (_, index) => (
            <span key={index} aria-hidden data-active={index === active || undefined} className={styles.cell}>
              {code[index] ?? (index === active ? <span className={styles.caret} /> : null)}
            </span>
          ))}
          <input
            type="text"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            inputMode={input.inputMode ?? "numeric"}
            autoComplete={input.autoComplete ?? "one-time-code"}
            pattern={input.pattern ?? "[0-9]*"}
            {...mergeControl(input, own)}
            {...text}
            onChange={take}
            onSelect={(event) => {
              input.onSelect?.(event);
              keepCaretAtEnd(event);
            }}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  );
};
