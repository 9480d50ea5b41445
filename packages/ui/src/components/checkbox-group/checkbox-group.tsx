import {
  type ChangeEvent,
  type FieldsetHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import * as choice from "../../internal/choice/choice.css.ts";
import { followChoices } from "../../internal/choice/follow-choices.ts";
import { GroupFrame } from "../../internal/choice/group-frame.tsx";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { OptionRow } from "../../internal/choice/option-row.tsx";
import { options as optionsClass } from "../../internal/choice/options.css.ts";
import { useNativeFault } from "../../internal/input/use-native-fault.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./checkbox-group.css.ts";

export interface CheckboxOption<Value extends string> {
  /** Sent with a form, and one of the values of `onValueChange`. Unique in the group. */
  readonly value: Value;
  /** Text beside the box, which is also its accessible name. */
  readonly label: ReactNode;
  /** Help text below the label; screen readers read it as the description. */
  readonly hint?: ReactNode;
  /** The option keeps its state. */
  readonly disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  "onChange" | "value" | "defaultValue"
> {
  /** The question. */
  readonly label: ReactNode;
  /** Hides the question visually; only where the context already asks it. */
  readonly labelHidden?: boolean | undefined;
  /** Help text below the question; screen readers read it with the group. */
  readonly hint?: ReactNode;
  /** Error message below the options; marks each box as invalid. */
  readonly error?: ReactNode;
  /** The choices, in their order. */
  readonly options: readonly CheckboxOption<Value>[];
  /** The chosen values (controlled). */
  readonly value?: readonly Value[] | undefined;
  /** The initially chosen values (uncontrolled). @default [] */
  readonly defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Gets all chosen values, in the order of the options. */
  readonly onValueChange?: ((values: readonly Value[]) => void) | undefined;
  /** Gets the event of the box. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Label of a first row that chooses all options, or none; mixed while some are chosen. */
  readonly allLabel?: ReactNode;
  /** `horizontal` is a row that wraps; below 480 px it is vertical too. @default "vertical" */
  readonly orientation?: "vertical" | "horizontal" | undefined;
  /** Sends each chosen value with a form. */
  readonly name?: string | undefined;
  /** At least one box must be checked: the browser says so when it sends a form without `noValidate`. */
  readonly required?: boolean | undefined;
  /** Adds "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** Adds an asterisk to the label. */
  readonly requiredMark?: boolean | undefined;
  /** A ref object holds the first box; a ref function gets every box, as `register` of react-hook-form expects. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const inputsOf = (group: HTMLElement | null) => [...(group?.querySelectorAll<HTMLInputElement>("input") ?? [])];

/** The values of the boxes that are checked in the page, in the order of the options. */
const chosenIn = <Value extends string>(
  group: HTMLElement | null,
  options: readonly CheckboxOption<Value>[],
): readonly Value[] => {
  const checked = new Set(inputsOf(group).flatMap((box) => (box.checked ? [box.value] : [])));
  return options.flatMap((option) => (checked.has(option.value) ? [option.value] : []));
};

/** Any number of answers to one question, built on native checkboxes. */
export const CheckboxGroup = <Value extends string>({
  label,
  labelHidden,
  error,
  options,
  value,
  defaultValue = [],
  onValueChange,
  onChange,
  allLabel,
  orientation = "vertical",
  name,
  required = false,
  autoFocus,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) => {
  const strings = useStrings();
  const id = useId();
  // What an uncontrolled group shows is the boxes' own, because form libraries and browsers also write it.
  const [seen, setSeen] = useState<readonly Value[]>(defaultValue);
  const chosen = value ?? seen;
  const boxes = useRef<HTMLDivElement>(null);
  const checkedNow = () => chosenIn(boxes.current, options);
  const follow = useEffectEvent(() => {
    if (value !== undefined || !boxes.current) return;
    const now = chosenIn(boxes.current, options);
    if (now.join("\n") !== seen.join("\n")) setSeen(now);
  });
  // Refs are set by now, and with them what a form library fills in.
  useLayoutEffect(() => follow());
  useLayoutEffect(() => followChoices(() => follow()), []);
  const isSettingAll = useRef(false);
  const wrong = isGiven(error);
  const free = options.filter(({ disabled }) => !disabled);
  const allOn = free.length > 0 && free.every((option) => chosen.includes(option.value));
  const someOn = options.some((option) => chosen.includes(option.value));
  const setAll = (on: boolean) => {
    if (value !== undefined) {
      const next = options.filter((option) => (option.disabled ? chosen.includes(option.value) : on));
      onValueChange?.(next.map((option) => option.value));
      return;
    }
    // Clicks, because a form library follows the event of each box.
    isSettingAll.current = true;
    for (const box of inputsOf(boxes.current)) if (!box.disabled && box.checked !== on) box.click();
    isSettingAll.current = false;
    onValueChange?.(checkedNow());
  };
  const first = options.find(({ disabled }) => !disabled);
  // Not `required` of a box, which would ask for this very one.
  useNativeFault(
    `${id}-${options.findIndex((option) => option === first)}`,
    required && chosen.length === 0 ? strings.choiceInvalid : undefined,
  );
  const isForAll = typeof ref === "function";
  return (
    <GroupFrame
      data-component="CheckboxGroup"
      role="group"
      legend={label}
      legendHidden={labelHidden}
      error={error}
      {...rest}
    >
      {isGiven(allLabel) ? (
        <label className={cx(choice.row, styles.all)}>
          <ChoiceInput
            type="checkbox"
            checked={allOn}
            indeterminate={someOn && !allOn}
            onChange={() => setAll(!allOn)}
            className={choice.checkbox}
          />
          <span className={choice.words}>{allLabel}</span>
        </label>
      ) : null}
      <div ref={boxes} className={cx(optionsClass({ orientation }), isGiven(allLabel) && styles.nested)}>
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            rowId={`${id}-${index}`}
            label={option.label}
            hint={option.hint}
            ref={isForAll || option === first ? ref : undefined}
            id={`${id}-${index}`}
            type="checkbox"
            name={name}
            form={rest.form}
            aria-invalid={wrong || undefined}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: defaultValue.includes(option.value) }
              : { checked: value.includes(option.value) })}
            disabled={option.disabled}
            autoFocus={autoFocus && option === first}
            onChange={(event) => {
              onChange?.(event);
              if (!isSettingAll.current) onValueChange?.(checkedNow());
            }}
            className={choice.checkbox}
          />
        ))}
      </div>
    </GroupFrame>
  );
};
