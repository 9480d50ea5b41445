import { type ChangeEvent, type FieldsetHTMLAttributes, memo, type ReactNode, type Ref, useId } from "react";
import * as choice from "../../internal/choice/choice.css.ts";
import { GroupFrame } from "../../internal/choice/group-frame.tsx";
import { isGiven } from "../../internal/element/is-given.ts";
import { radioRef, radioState, tabStopLast } from "../../internal/choice/radio.ts";
import { OptionRow } from "../../internal/choice/option-row.tsx";
import { options as optionsClass } from "../../internal/choice/options.css.ts";

export interface RadioOption<Value extends string> {
  /** Sent with a form, and given to `onValueChange`. Unique in the group. */
  readonly value: Value;
  /** Text beside the radio button, which is also its accessible name. */
  readonly label: ReactNode;
  /** Help text below the label; screen readers read it as the description. */
  readonly hint?: ReactNode;
  /** The option cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  "onChange" | "value" | "defaultValue"
> {
  /** The question. */
  readonly label: ReactNode;
  /** Hides the question visually; only where the context already asks it. */
  readonly labelHidden?: boolean | undefined;
  /** Help text below the question; screen readers read it with the group. */
  readonly hint?: ReactNode;
  /** Error message below the options; marks the group as invalid. */
  readonly error?: ReactNode;
  /** The chosen value (controlled); `null` when none is chosen. */
  readonly value?: Value | null | undefined;
  /** The initially chosen value (uncontrolled). */
  readonly defaultValue?: NoInfer<Value> | undefined;
  /** Gets the `value` of the option that the user chooses. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
  /** Gets the event of the radio button. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The choices, in their order. */
  readonly options: readonly RadioOption<Value>[];
  /** `horizontal` is a row that wraps; below 480 px it is vertical too. @default "vertical" */
  readonly orientation?: "vertical" | "horizontal" | undefined;
  /** Sends the value with a form. A generated name, by default, connects the radio buttons. */
  readonly name?: string | undefined;
  /** The form cannot be sent without a choice. */
  readonly required?: boolean | undefined;
  /** Adds "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** Adds an asterisk to the label. Set `required` too, which screen readers read. */
  readonly requiredMark?: boolean | undefined;
  /**
   * A ref object holds the tab stop: the chosen radio button, or the first enabled one. A ref function gets every radio
   * button, as `register` of react-hook-form expects.
   */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = <Value extends string>({
  label,
  labelHidden,
  error,
  value,
  defaultValue,
  onValueChange,
  onChange,
  options,
  orientation = "vertical",
  name,
  required,
  autoFocus,
  ref,
  ...rest
}: RadioGroupProps<Value>) => {
  const id = useId();
  const chosen = value ?? defaultValue;
  const tabStop =
    options.find((option) => option.value === chosen && !option.disabled) ?? options.find(({ disabled }) => !disabled);
  return (
    <GroupFrame
      ref={tabStopLast(ref)}
      data-component="RadioGroup"
      role="radiogroup"
      legend={label}
      legendHidden={labelHidden}
      error={error}
      aria-required={required || undefined}
      {...rest}
      aria-invalid={isGiven(error) || rest["aria-invalid"]}
    >
      <div className={optionsClass({ orientation })}>
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            rowId={`${id}-${index}`}
            label={option.label}
            hint={option.hint}
            ref={radioRef(ref, option === tabStop)}
            type="radio"
            name={name ?? id}
            form={rest.form}
            value={option.value}
            {...radioState(option.value, value, defaultValue)}
            disabled={option.disabled}
            required={required}
            autoFocus={autoFocus && option === tabStop}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
            className={choice.radio}
          />
        ))}
      </div>
    </GroupFrame>
  );
};

const SteadyContent = memo(Content) as typeof Content;

/** A single choice (APG radio group), built on native radio buttons. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => <SteadyContent {...props} />;
