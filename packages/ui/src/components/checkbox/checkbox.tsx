import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import * as choice from "../../internal/choice.css.ts";
import { errorText } from "../../internal/error-text.css.ts";
import { isGiven } from "../../internal/is-given.ts";
import { RequiredMark } from "../../internal/required-mark.tsx";
import { framed } from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Error message; frames the whole row. */
  readonly error?: ReactNode;
  /** Mixed state: some but not all items are checked. */
  readonly indeterminate?: boolean | undefined;
  /** Adds an asterisk to the label. Set `required` too, which screen readers read. */
  readonly requiredMark?: boolean | undefined;
}

/** A checkbox (APG checkbox), built on the native input. */
export const Checkbox = ({
  label,
  hint,
  error,
  indeterminate = false,
  requiredMark = false,
  className,
  style,
  ref,
  ...input
}: CheckboxProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const wrong = isGiven(error);
  const hinted = isGiven(hint);
  return (
    <div data-component="Checkbox" className={className} style={style}>
      <label className={cx(choice.row, wrong && framed)}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-invalid={wrong || input["aria-invalid"]}
          aria-describedby={cx(input["aria-describedby"], wrong && `${id}-error`, hinted && `${id}-hint`)}
          className={choice.checkbox}
        />
        <span className={choice.words}>
          {label}
          {requiredMark ? <RequiredMark /> : null}
          {hinted ? (
            <span id={`${id}-hint`} className={choice.hint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {wrong ? (
        <p id={`${id}-error`} className={errorText}>
          {error}
        </p>
      ) : null}
    </div>
  );
};
