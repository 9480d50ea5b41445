import { type ComponentPropsWithRef, memo } from "react";
import { cx } from "../../internal/cx.ts";
import * as box from "../field/field.css.ts";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown while the list is closed; the open list shows `label`. */
  readonly shortLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "children"> {
  /** A list that stays the same object is not rendered again. */
  readonly options: readonly SelectOption[];
  /** Shown as the first, empty choice. */
  readonly placeholder?: string | undefined;
}

const Options = memo(({ options, placeholder }: Pick<SelectProps, "options" | "placeholder">) => (
  <>
    {placeholder === undefined ? null : <option value="">{placeholder}</option>}
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </>
));

/** A native select in the kit's box, without label and messages. `className` and `style` go to the box. */
export const Select = ({ options, placeholder, className, style, ...select }: SelectProps) => {
  const short = options.find(({ value }) => value === select.value)?.shortLabel;
  return (
    <span data-component="Select" className={cx(styles.box, className)} style={style}>
      <select {...select} className={cx(box.control, styles.select, short !== undefined && styles.shortened)}>
        <Options options={options} placeholder={placeholder} />
      </select>
      {short === undefined ? null : (
        <span aria-hidden className={styles.shortLabel}>
          {short}
        </span>
      )}
    </span>
  );
};
