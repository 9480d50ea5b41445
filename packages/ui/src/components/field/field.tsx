import { CircleAlert } from "lucide-react";
import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { visuallyHidden } from "../../internal/visually-hidden.css.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./field.css.ts";

/** What the control inside must carry, so that label, hint and messages are read with it. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldFrame {
  /** Id of the control; made up when absent. */
  readonly id?: string;
  readonly label: ReactNode;
  /** Reads the label out without drawing it; only where the context names the field. */
  readonly labelHidden?: boolean;
  /** Help under the field; an error takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control. */
  readonly error?: ReactNode;
  /** Good news from a check, in green. */
  readonly message?: ReactNode;
  /** Adds "optional" to the label. */
  readonly optional?: boolean;
  /** Characters left or the like, at the right. */
  readonly counter?: ReactNode;
  /** Reads changes of `error` and `message` out at once: for fields that a server checks while the user goes on. */
  readonly live?: boolean;
}

export interface FieldProps extends FieldFrame, Omit<HTMLAttributes<HTMLDivElement>, "id" | "children"> {
  readonly children: (control: FieldControl) => ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

const given = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== "";

/** Label above, help and messages below, wired to the control by ids. */
export const Field = ({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  message,
  optional = false,
  counter,
  live = false,
  className,
  children,
  ...rest
}: FieldProps) => {
  const ownId = useId();
  const strings = useStrings();
  const controlId = id ?? ownId;
  const notes = {
    error: given(error) ? `${controlId}-error` : undefined,
    message: given(message) && !given(error) ? `${controlId}-message` : undefined,
    hint: given(hint) && !given(error) ? `${controlId}-hint` : undefined,
    counter: given(counter) ? `${controlId}-counter` : undefined,
  };
  const describedBy = Object.values(notes).filter((note) => note !== undefined);
  return (
    <div data-component="Field" className={cx(styles.root, className)} {...rest}>
      <label htmlFor={controlId} className={cx(styles.label, labelHidden && visuallyHidden)}>
        {label}
        {optional ? <span className={styles.optionalMark}>{strings.optional}</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
        "aria-invalid": given(error) || undefined,
      })}
      {describedBy.length > 0 || live ? (
        <div className={styles.foot}>
          <div aria-live={live ? "polite" : undefined}>
            {notes.error === undefined ? null : (
              <p id={notes.error} className={styles.errorText}>
                <CircleAlert size={16} strokeWidth={2} aria-hidden className={styles.messageIcon} />
                <span>{error}</span>
              </p>
            )}
            {notes.message === undefined ? null : (
              <p id={notes.message} className={styles.messageText}>
                {message}
              </p>
            )}
            {notes.hint === undefined ? null : (
              <p id={notes.hint} className={styles.note}>
                {hint}
              </p>
            )}
          </div>
          {notes.counter === undefined ? null : (
            <span id={notes.counter} className={styles.counter}>
              {counter}
            </span>
          )}
        </div>
      ) : null}
    </div>
  );
};
