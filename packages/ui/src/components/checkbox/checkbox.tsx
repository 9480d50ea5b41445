import { CircleAlert } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import * as choice from "../../internal/choice.css.ts";
import * as group from "../../internal/group.css.ts";
import { framed } from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Error message; frames the whole row. */
  readonly error?: ReactNode;
  /** Mixed state: some but not all items are checked. */
  readonly indeterminate?: boolean;
}

/** A checkbox (APG checkbox), built on the native input. */
export const Checkbox = ({ label, hint, error, indeterminate = false, className, ref, ...input }: CheckboxProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const wrong = error !== undefined && error !== null && error !== "";
  return (
    <div data-component="Checkbox" className={className}>
      <label className={cx(choice.row, wrong && framed)}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-invalid={wrong || input["aria-invalid"]}
          aria-describedby={cx(input["aria-describedby"], wrong && `${id}-error`, hint !== undefined && `${id}-hint`)}
          className={choice.checkbox}
        />
        <span className={choice.words}>
          {label}
          {hint === undefined ? null : (
            <span id={`${id}-hint`} className={choice.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {wrong ? (
        <p id={`${id}-error`} className={group.error}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden className={group.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
};
