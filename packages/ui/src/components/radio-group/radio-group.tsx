import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import * as choice from "../../internal/choice.css.ts";
import { GroupFrame } from "../../internal/group-frame.tsx";
import { options as optionsClass } from "./radio-group.css.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  "onChange" | "value"
> {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  /** @default "vertical" */
  readonly orientation?: "vertical" | "horizontal";
  readonly name?: string;
  /** Ref of the tab stop: the chosen radio button, or the first enabled one. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single choice (APG radio group), built on native radio buttons. */
export const RadioGroup = <Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  options,
  orientation = "vertical",
  name,
  ref,
  ...rest
}: RadioGroupProps<Value>) => {
  const ownName = useId();
  const reached =
    options.find((option) => option.value === value && !option.disabled) ?? options.find(({ disabled }) => !disabled);
  const wrong = error !== undefined && error !== null && error !== "";
  return (
    <GroupFrame
      data-component="RadioGroup"
      role="radiogroup"
      legend={label}
      legendHidden={labelHidden}
      hint={hint}
      error={error}
      {...rest}
      aria-invalid={wrong || rest["aria-invalid"]}
    >
      <div className={optionsClass({ orientation })}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              ref={option === reached ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={choice.radio}
            />
            <span className={choice.words}>
              {option.label}
              {option.hint === undefined ? null : <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
};
