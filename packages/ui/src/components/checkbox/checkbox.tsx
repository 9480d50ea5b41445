import { type ComponentPropsWithRef, memo, type ReactNode, useId } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import { cx } from "../../internal/element/cx.ts";
import * as choice from "../../internal/choice/choice.css.ts";
import { errorText } from "../../internal/input/error-text.css.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { RequiredMark } from "../../internal/choice/required-mark.tsx";
import { framed } from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** Text beside the box, which is also its accessible name. */
  readonly label: ReactNode;
  /** Help text below the label; screen readers read it as the description. */
  readonly hint?: ReactNode;
  /** Error message; frames the whole row. */
  readonly error?: ReactNode;
  /** Mixed state: some but not all items are checked. */
  readonly indeterminate?: boolean | undefined;
  /** Adds an asterisk to the label. Set `required` too, which screen readers read. */
  readonly requiredMark?: boolean | undefined;
}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = memo(({ label, hint, error, requiredMark = false, className, style, ...input }: CheckboxProps) => {
  const id = useId();
  const wrong = isGiven(error);
  const hinted = isGiven(hint);
  return (
    <div data-component="Checkbox" className={className} style={style}>
      <label className={cx(choice.row, wrong && framed)}>
        <ChoiceInput
          {...input}
          type="checkbox"
          // Without it the hint would belong to the name too.
          aria-labelledby={hinted ? `${id}-label` : input["aria-labelledby"]}
          aria-invalid={wrong || input["aria-invalid"]}
          aria-describedby={cx(input["aria-describedby"], wrong && `${id}-error`, hinted && `${id}-hint`)}
          className={choice.checkbox}
        />
        <span className={choice.words}>
          <span id={hinted ? `${id}-label` : undefined}>{label}</span>
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
});

/** A checkbox (APG checkbox), built on the native input. */
export const Checkbox = (props: CheckboxProps) => <Content {...props} />;
