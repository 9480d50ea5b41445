import { type ChangeEvent, type FieldsetHTMLAttributes, memo, type ReactNode, type Ref, useId } from "react";
import { ChoiceInput } from "../../internal/choice-input.tsx";
import * as choice from "../../internal/choice.css.ts";
import { GroupFrame } from "../../internal/group-frame.tsx";
import { isGiven } from "../../internal/is-given.ts";
import { radioRef, radioState } from "../../internal/radio.ts";
import { options as optionsClass } from "./radio-group.css.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  "onChange" | "value" | "defaultValue"
> {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
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
  /** @default "vertical" */
  readonly orientation?: "vertical" | "horizontal" | undefined;
  readonly name?: string | undefined;
  /** The form cannot be sent without a choice. */
  readonly required?: boolean | undefined;
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
  ref,
  ...rest
}: RadioGroupProps<Value>) => {
  const id = useId();
  const chosen = value ?? defaultValue;
  const tabStop =
    options.find((option) => option.value === chosen && !option.disabled) ?? options.find(({ disabled }) => !disabled);
  return (
    <GroupFrame
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
          <label key={option.value} className={choice.row}>
            <ChoiceInput
              ref={radioRef(ref, option === tabStop)}
              type="radio"
              name={name ?? id}
              form={rest.form}
              // Without them the hint would belong to the name.
              aria-labelledby={isGiven(option.hint) ? `${id}-${index}-label` : undefined}
              aria-describedby={isGiven(option.hint) ? `${id}-${index}-hint` : undefined}
              value={option.value}
              {...radioState(option.value, value, defaultValue)}
              disabled={option.disabled}
              required={required}
              holder={typeof ref === "object" ? ref : null}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              className={choice.radio}
            />
            <span className={choice.words}>
              {isGiven(option.hint) ? (
                <>
                  <span id={`${id}-${index}-label`}>{option.label}</span>
                  <span id={`${id}-${index}-hint`} className={choice.hint}>
                    {option.hint}
                  </span>
                </>
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
};

const SteadyContent = memo(Content) as typeof Content;

/** A single choice (APG radio group), built on native radio buttons. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => <SteadyContent {...props} />;
