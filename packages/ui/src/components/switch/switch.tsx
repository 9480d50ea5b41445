import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import * as styles from "./switch.css.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "onChange"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The change is being saved; further changes are ignored. */
  readonly pending?: boolean;
}

/** A setting that is saved immediately (APG switch). Label and help at the left. */
export const Switch = ({ label, hint, checked, onChange, pending = false, className, ...input }: SwitchProps) => {
  const id = useId();
  return (
    <label data-component="Switch" className={cx(styles.row, className)}>
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-busy={pending || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...input}
        checked={checked}
        onChange={(event) => {
          if (!pending) onChange(event.target.checked);
        }}
        className={styles.track}
      />
    </label>
  );
};
