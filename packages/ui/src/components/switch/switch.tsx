import { type ComponentPropsWithRef, memo, type ReactNode, useId } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { RequiredMark } from "../../internal/choice/required-mark.tsx";
import * as styles from "./switch.css.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "role"> {
  /** Text at the start, which is also the accessible name. */
  readonly label: ReactNode;
  /** Help text below the label; screen readers read it as the description. */
  readonly hint?: ReactNode;
  /** Adds an asterisk to the label. */
  readonly requiredMark?: boolean | undefined;
  /** The change is being saved; further changes are ignored. */
  readonly pending?: boolean | undefined;
}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = memo(
  ({ label, hint, requiredMark = false, pending = false, className, style, ...input }: SwitchProps) => {
    const id = useId();
    const hinted = isGiven(hint);
    return (
      <label data-component="Switch" className={cx(styles.row, className)} style={style}>
        <span className={styles.words}>
          <span id={hinted ? id : undefined}>{label}</span>
          {requiredMark ? <RequiredMark /> : null}
          {hinted ? (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          ) : null}
        </span>
        <ChoiceInput
          aria-busy={pending || undefined}
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          // Without it the hint would belong to the name too.
          aria-labelledby={hinted ? id : input["aria-labelledby"]}
          aria-describedby={cx(input["aria-describedby"], hinted && `${id}-hint`)}
          onClick={(event) => {
            if (pending) event.preventDefault();
            else input.onClick?.(event);
          }}
          onChange={(event) => {
            if (!pending) input.onChange?.(event);
          }}
          className={styles.track}
        />
      </label>
    );
  },
);

/** A setting that is saved immediately (APG switch). Label and help at the left. */
export const Switch = (props: SwitchProps) => <Content {...props} />;
