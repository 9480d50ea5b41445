import { type ChangeEvent, type HTMLAttributes, memo, type Ref, useId } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { radioRef, radioState, tabStopLast } from "../../internal/choice/radio.ts";
import * as styles from "./segmented-control.css.ts";

export interface SegmentOption<Value extends string> {
  /** Sent with a form, and given to `onValueChange`. Unique in the control. */
  readonly value: Value;
  /** Text of the segment. */
  readonly label: string;
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** The option cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  "onChange" | "defaultValue"
> {
  /** Accessible name, visually hidden. */
  readonly label: string;
  /** The chosen value (controlled). */
  readonly value?: Value | undefined;
  /** The initially chosen value (uncontrolled). @default the first option's */
  readonly defaultValue?: NoInfer<Value> | undefined;
  /** Gets the `value` of the option that the user chooses. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
  /** Gets the event of the radio button. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Two or three modes. */
  readonly options: readonly SegmentOption<Value>[];
  /** Locks all options. */
  readonly disabled?: boolean | undefined;
  /** Sends the value with a form. A generated name, by default, connects the radio buttons. */
  readonly name?: string | undefined;
  /** Id of a form elsewhere in the page that it belongs to. */
  readonly form?: string | undefined;
  /** A ref object holds the tab stop, the checked radio button; a ref function gets every radio button. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = <Value extends string>({
  label,
  value,
  options,
  defaultValue,
  onValueChange,
  onChange,
  disabled,
  name,
  form,
  autoFocus,
  ref,
  className,
  ...rest
}: SegmentedControlProps<Value>) => {
  const ownName = useId();
  const initial = defaultValue ?? options[0]?.value;
  return (
    <div
      ref={tabStopLast(ref)}
      data-component="SegmentedControl"
      role="radiogroup"
      aria-label={label}
      className={cx(styles.root, className)}
      {...rest}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <ChoiceInput
            ref={radioRef(ref, option.value === (value ?? initial))}
            type="radio"
            name={name ?? ownName}
            form={form}
            value={option.value}
            {...radioState(option.value, value, initial)}
            isImplied={(value ?? defaultValue) === undefined}
            disabled={disabled || option.disabled}
            autoFocus={autoFocus && option.value === (value ?? initial)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
            className={styles.input}
          />
          {drawIcon(option.icon, 20)}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};

const SteadyContent = memo(Content) as typeof Content;

/** Two or three modes of one view: a radio group that looks like a track with a thumb. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => (
  <SteadyContent {...props} />
);
