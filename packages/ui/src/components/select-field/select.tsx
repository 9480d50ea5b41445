import { ChevronDown, Lock } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../internal/cx.ts";
import * as box from "../field/field.css.ts";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown while the list is closed; the open list shows `label`. */
  readonly shortLabel?: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "children"> {
  readonly options: readonly SelectOption[];
  /** Shown as the first, empty choice. */
  readonly placeholder?: string | undefined;
}

/** A native select in the kit's box, without label and messages. */
export const Select = ({ options, placeholder, className, disabled, ...rest }: SelectProps) => {
  const chosen = options.find(({ value }) => value === rest.value);
  const short = chosen?.shortLabel;
  return (
    <span className={cx(box.slot, className)}>
      <select
        disabled={disabled}
        className={cx(box.control, styles.select, short !== undefined && styles.shortened)}
        {...rest}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {short === undefined ? null : (
        <span aria-hidden className={cx(styles.shortLabel, disabled && styles.muted)}>
          {short}
        </span>
      )}
      {disabled ? (
        <Lock size={18} strokeWidth={1.75} aria-hidden className={cx(styles.chevron, styles.muted)} />
      ) : (
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={styles.chevron} />
      )}
    </span>
  );
};
