import { type HTMLAttributes, type Ref, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import * as styles from "./segmented-control.css.ts";

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconSource;
}

export interface SegmentedControlProps<Value extends string> extends Omit<HTMLAttributes<HTMLDivElement>, "onChange"> {
  /** Accessible name, visually hidden. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Two or three modes. */
  readonly options: readonly SegmentOption<Value>[];
  readonly disabled?: boolean;
  readonly name?: string;
  /** Ref of the tab stop: the checked radio button. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Two or three modes of one view: a radio group that looks like a track with a thumb. */
export const SegmentedControl = <Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled,
  name,
  ref,
  className,
  ...rest
}: SegmentedControlProps<Value>) => {
  const ownName = useId();
  return (
    <div
      data-component="SegmentedControl"
      role="radiogroup"
      aria-label={label}
      className={cx(styles.root, className)}
      {...rest}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            ref={option.value === value ? ref : undefined}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          {drawIcon(option.icon, 20)}
          {option.label}
        </label>
      ))}
    </div>
  );
};
