import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useSyncExternalStore } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import { cx } from "../../internal/element/cx.ts";
import * as choice from "../../internal/choice/choice.css.ts";
import { followChoices } from "../../internal/choice/follow-choices.ts";
import * as styles from "./choice-card.css.ts";

export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<"input">, "size" | "type" | "children"> {
  /** Single or multiple choice. */
  readonly type: "radio" | "checkbox";
  /** First line, and the accessible name of the choice. */
  readonly label: ReactNode;
  /** A second line; for a disabled card, the reason. */
  readonly hint?: ReactNode;
  /**
   * A short code shown first in the row on a slanted panel, hidden from screen readers; the radio button or checkbox is
   * then at the end.
   */
  readonly code?: ReactNode;
  /** At the end of the row: a dial code, a price. Not part of the accessible name. */
  readonly end?: ReactNode;
  /** Questions that open inside the card while it is chosen. After a change by a script, the next render shows them. */
  readonly children?: ReactNode;
}

/** A choice as a bordered row with its radio button or checkbox. Use it in a fieldset that names the question. */
export const ChoiceCard = ({ type, label, hint, code, end, className, style, children, ...input }: ChoiceCardProps) => {
  const id = useId();
  const row = useRef<HTMLLabelElement>(null);
  const initial = input.defaultChecked ?? false;
  const isChosen = useSyncExternalStore(
    followChoices,
    () => (row.current?.control instanceof HTMLInputElement ? row.current.control.checked : initial),
    () => initial,
  );
  const hasQuestions = children !== undefined && children !== null;
  return (
    <div data-component="ChoiceCard" className={cx(styles.card, className)} style={style}>
      <label ref={row} className={cx(styles.row, code !== undefined && styles.coded)}>
        {code === undefined ? null : (
          <span aria-hidden className={styles.code}>
            {code}
          </span>
        )}
        <ChoiceInput
          aria-labelledby={`${id}-label`}
          {...input}
          aria-describedby={cx(input["aria-describedby"], hint !== undefined && `${id}-hint`)}
          type={type}
          className={cx(type === "radio" ? choice.radio : choice.checkbox, styles.input)}
        />
        <span>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {hint === undefined ? null : (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </label>
      {hasQuestions && (input.checked ?? isChosen) ? <div className={styles.inside}>{children}</div> : null}
    </div>
  );
};
