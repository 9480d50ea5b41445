import { CircleAlert } from "lucide-react";
import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";
import * as styles from "./group.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface GroupFrameProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A named group of controls with help text and error. */
export const GroupFrame = ({
  legend,
  legendHidden = false,
  hint,
  error,
  className,
  children,
  ...rest
}: GroupFrameProps) => {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== "";
  const hinted = hint !== undefined && hint !== null;
  return (
    <fieldset
      {...rest}
      aria-describedby={cx(rest["aria-describedby"], hinted && `${id}-hint`, wrong && `${id}-error`)}
      className={cx(styles.group, className)}
    >
      <legend className={cx(styles.legend, legendHidden && visuallyHidden)}>{legend}</legend>
      {hinted ? (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      ) : null}
      {children}
      {wrong ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
};
