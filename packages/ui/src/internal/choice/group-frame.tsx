import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "../element/cx.ts";
import { errorText } from "../input/error-text.css.ts";
import * as styles from "./group.css.ts";
import { isGiven } from "../element/is-given.ts";
import { RequiredMark } from "./required-mark.tsx";
import { visuallyHidden } from "../styles/visually-hidden.css.ts";
import { useStrings } from "../../components/provider/index.ts";

export interface GroupFrameProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly requiredMark?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A named group of controls with help text and error. */
export const GroupFrame = ({
  legend,
  legendHidden = false,
  optional = false,
  requiredMark = false,
  hint,
  error,
  className,
  children,
  ...rest
}: GroupFrameProps) => {
  const id = useId();
  const strings = useStrings();
  const wrong = isGiven(error);
  const hinted = isGiven(hint);
  return (
    <fieldset
      {...rest}
      aria-describedby={cx(rest["aria-describedby"], hinted && `${id}-hint`, wrong && `${id}-error`)}
      className={cx(styles.group, className)}
    >
      <legend className={cx(styles.legend, legendHidden && visuallyHidden)}>
        <span>{legend}</span>
        {optional ? <span className={styles.optionalMark}> {strings.optional}</span> : null}
        {requiredMark ? <RequiredMark /> : null}
      </legend>
      {hinted ? (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      ) : null}
      <div>{children}</div>
      {wrong ? (
        <p id={`${id}-error`} className={errorText}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
