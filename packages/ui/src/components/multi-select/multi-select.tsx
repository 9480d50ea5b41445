import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { useNativeFault } from "../../internal/input/use-native-fault.ts";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { type ChoiceList, type ChoiceOption, choiceRows } from "../../internal/suggestions/choice-list.tsx";
import { matching } from "../../internal/suggestions/matching.ts";
import { place } from "../../internal/suggestions/place.css.ts";
import { useSuggestions } from "../../internal/suggestions/use-suggestions.tsx";
import * as chip from "../chip/chip.css.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import * as styles from "./multi-select.css.ts";

/** An option of a `MultiSelect`. */
export type MultiSelectOption = ChoiceOption;

export interface MultiSelectProps
  extends
    FieldFrame,
    ChoiceList,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "defaultValue" | "onSelect" | "size" | "type"> {
  /** All options, which the field searches itself, or with `onSearch` those that match the typed text. */
  readonly options: readonly MultiSelectOption[];
  /** `value`s of the chosen options, in the order of choice (controlled). */
  readonly value?: readonly string[] | undefined;
  /** `value`s of the initially chosen options (uncontrolled). @default [] */
  readonly defaultValue?: readonly string[] | undefined;
  /** Gets the `value`s of all chosen options. */
  readonly onValueChange?: ((values: readonly string[]) => void) | undefined;
  /** Texts of chosen options by `value`, for those that are not among the `options`, as at first with `onSearch`. */
  readonly valueLabels?: Readonly<Record<string, string | undefined>> | undefined;
  /** How many may be chosen; the other options are then disabled. */
  readonly limit?: number | undefined;
  /** Icon inside, before the text. */
  readonly icon?: IconSource | undefined;
  /** Sends each chosen `value` with a form. */
  readonly name?: string | undefined;
}

const NONE: readonly string[] = [];

/**
 * Several options of a long list, found by typing (APG combobox with a list of several choices). The chosen ones are
 * shown as chips above the field.
 */
export const MultiSelect = (props: MultiSelectProps) => {
  const { root, control } = splitField(props);
  const {
    value: controlled,
    defaultValue = NONE,
    onValueChange,
    valueLabels = {},
    limit = Infinity,
    options,
    onSearch,
    loading = false,
    problem,
    empty,
    icon,
    name,
    ref,
    ...input
  } = control;
  const strings = useStrings();
  const ownId = useId();
  const id = root.id ?? ownId;
  const [values, setValues] = useControlled(controlled, defaultValue, onValueChange);
  const [typed, setTyped] = useState("");
  // Labels of options chosen here: the app's next search replaces the options.
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState(false);
  const chips = useRef<HTMLUListElement>(null);
  const isLocked = input.disabled === true || input.readOnly === true;
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? labels[value] ?? valueLabels[value] ?? value;

  const found = onSearch === undefined ? matching(options, typed) : options;
  const isFull = values.length >= limit;
  const rows = choiceRows({
    found: isFull
      ? found.map((option) => (values.includes(option.value) ? option : { ...option, disabled: true }))
      : found,
    chosen: values,
    loading,
    problem,
    empty: empty ?? strings.noResults,
    loadingText: strings.loading,
  });

  const search = (text: string) => {
    if (text === typed) return;
    setTyped(text);
    onSearch?.(text);
  };
  const suggestions = useSuggestions({
    label: root.label,
    rows,
    ref,
    multiple: true,
    onChoose: (key) => {
      const option = found.find((candidate) => candidate.value === key);
      if (option === undefined) return;
      setLabels({ ...labels, [key]: option.label });
      setValues(values.includes(key) ? values.filter((value) => value !== key) : [...values, key]);
    },
  });
  const { field } = suggestions;

  useFormReset(id, () => {
    search("");
    if (controlled === undefined && values !== defaultValue) setValues(defaultValue);
  });

  useNativeFault(id, typed.trim() === "" || values.length > 0 ? undefined : strings.choiceInvalid);

  const buttons = () => [...(chips.current?.querySelectorAll("button") ?? [])];
  /** Focus on a chip's button, or on the field after the last one. */
  const goTo = (index: number) => (buttons().at(index) ?? field.current)?.focus();
  const remove = (index: number) => {
    // The chip that takes its place has its button at the same index, the last one's place is the field's.
    const next = buttons()[index + 1] ?? field.current;
    next?.focus();
    setRemoved(true);
    setValues(values.filter((_, place) => place !== index));
  };
  const onChipKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isBack = event.key === (event.currentTarget.matches(":dir(rtl)") ? "ArrowRight" : "ArrowLeft");
    if (event.key === "Backspace" || event.key === "Delete") remove(index);
    else if (isBack) goTo(Math.max(0, index - 1));
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight")
      goTo(index + 1 < values.length ? index + 1 : values.length);
    else return;
    event.preventDefault();
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: at } = event;
    if (isLocked || values.length === 0 || at.selectionStart !== 0 || at.selectionEnd !== 0) return;
    const isBack = event.key === (at.matches(":dir(rtl)") ? "ArrowRight" : "ArrowLeft");
    if (event.key === "Backspace" && typed === "") remove(values.length - 1);
    else if (isBack) {
      event.preventDefault();
      goTo(-1);
    }
  };

  const counted = typed === "" ? strings.chosen({ count: values.length }) : strings.results({ count: found.length });
  const announcement = (suggestions.open || removed) && !loading ? counted : null;
  return (
    <Field {...root} label={suggestions.label} id={id}>
      {(own) => (
        <div data-component="MultiSelect" data-state={suggestions.shown ? "open" : "closed"}>
          {values.length === 0 ? null : (
            <ul ref={chips} aria-label={strings.chosen({ count: values.length })} className={styles.chips}>
              {values.map((value, index) => (
                <li key={value} className={cx(chip.chip, !isLocked && chip.removable)}>
                  <span>{labelOf(value)}</span>
                  {isLocked ? null : (
                    <button
                      type="button"
                      // From the field by arrow key: a long choice would be a long way for Tab.
                      tabIndex={-1}
                      aria-label={strings.remove({ name: labelOf(value) })}
                      onClick={() => remove(index)}
                      onKeyDown={(event) => onChipKey(event, index)}
                      className={chip.remove}
                    >
                      {CLOSE_MARK}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <div className={cx(box.slot, place)}>
            <input
              spellCheck={false}
              {...input}
              autoComplete={input.autoComplete ?? "off"}
              {...mergeControl(input, own)}
              {...suggestions.bind(input)}
              // One choice is enough; the text is never the value.
              required={input.required === true && values.length === 0}
              value={typed}
              onClick={(event) => {
                input.onClick?.(event);
                if (!event.defaultPrevented && !isLocked) suggestions.show();
              }}
              onChange={(event) => {
                input.onChange?.(event);
                search(event.target.value);
                suggestions.show();
                suggestions.toText();
              }}
              onBlur={(event) => {
                suggestions.bind(input).onBlur(event);
                setRemoved(false);
                search("");
              }}
              onKeyDown={(event) => {
                suggestions.bind(input).onKeyDown(event);
                if (!event.defaultPrevented) onFieldKey(event);
              }}
              className={cx(box.control, icon !== undefined && box.withStartIcon, loading && box.withEndIcon)}
            />
            {drawIcon(icon, 20, box.startIcon)}
            {loading ? <Spinner size={20} label={strings.loading} className={box.endIcon} /> : null}
            {suggestions.list}
          </div>
          {name === undefined
            ? null
            : values.map((value) => (
                <input
                  key={value}
                  type="hidden"
                  name={name}
                  form={input.form}
                  value={value}
                  disabled={input.disabled}
                />
              ))}
          <span role="status" className={visuallyHidden}>
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
};
