import { type ComponentPropsWithRef, useId, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { useNativeFault } from "../../internal/input/use-native-fault.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { type ChoiceList, type ChoiceOption, choiceRows } from "../../internal/suggestions/choice-list.tsx";
import { matching } from "../../internal/suggestions/matching.ts";
import { place } from "../../internal/suggestions/place.css.ts";
import { useSuggestions } from "../../internal/suggestions/use-suggestions.tsx";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { X } from "../icons/index.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import * as styles from "./search-select.css.ts";

/** An option of a `SearchSelect`. */
export type SearchSelectOption = ChoiceOption;

export interface SearchSelectProps
  extends
    FieldFrame,
    ChoiceList,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "defaultValue" | "onSelect" | "size" | "type"> {
  /** All options, which the field searches itself, or with `onSearch` those that match the typed text. */
  readonly options: readonly SearchSelectOption[];
  /** `value` of the chosen option; "" while none is chosen (controlled). */
  readonly value?: string | undefined;
  /** `value` of the initially chosen option (uncontrolled). @default "" */
  readonly defaultValue?: string | undefined;
  /** Gets the `value` of the chosen option, and "" when the choice is taken back. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Text of the chosen option while it is not among the `options`, as at first with `onSearch`. */
  readonly valueLabel?: string | undefined;
  /** Icon inside, before the text. */
  readonly icon?: IconSource | undefined;
  /** Sends the `value` of the chosen option with a form. */
  readonly name?: string | undefined;
}

/** Selects the text after the press that has put the caret into it: in Safari that is later than focus and click. */
const selectSoon = (field: HTMLInputElement) => {
  setTimeout(() => {
    const hasCaret = field.selectionStart === field.selectionEnd;
    if (hasCaret && field === document.activeElement) field.select();
  });
};

/**
 * One option of a long list, found by typing (APG combobox, list autocomplete with manual selection). Text that is no
 * choice goes when the field is left; an emptied field has no choice.
 */
export const SearchSelect = (props: SearchSelectProps) => {
  const { root, control } = splitField(props);
  const {
    value: controlled,
    defaultValue = "",
    onValueChange,
    valueLabel,
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
  const [value, setValue] = useControlled(controlled, defaultValue, onValueChange);
  // What the user is typing; without it the field shows its choice.
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<ChoiceOption>();
  const known = options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined);
  const label = value === "" ? "" : (known?.label ?? valueLabel ?? value);
  const isLocked = input.disabled === true || input.readOnly === true;

  const found = onSearch === undefined ? matching(options, typed ?? "") : options;
  const rows = choiceRows({
    found,
    chosen: [value],
    loading,
    problem,
    empty: empty ?? strings.noResults,
    loadingText: strings.loading,
  });

  const search = (text: string | undefined) => {
    if (text === typed) return;
    setTyped(text);
    onSearch?.(text ?? "");
  };
  const suggestions = useSuggestions({
    label: root.label,
    rows,
    ref,
    onChoose: (key) => {
      const option = found.find((candidate) => candidate.value === key);
      if (option === undefined) return;
      setLast(option);
      search(undefined);
      if (option.value !== value) setValue(option.value);
      suggestions.close();
    },
  });

  useFormReset(id, () => {
    search(undefined);
    if (controlled === undefined && value !== defaultValue) setValue(defaultValue);
  });

  /** An emptied field has no choice. */
  const takeBack = () => {
    if (typed?.trim() === "" && value !== "") setValue("");
  };

  const isChoice = typed === undefined || typed === label || typed.trim() === "";
  useNativeFault(id, isChoice ? undefined : strings.choiceInvalid);

  const canClear = value !== "" && !isLocked && input.required !== true;
  const clearLabel = typeof root.label === "string" ? `${root.label}: ${strings.clear}` : strings.clear;
  return (
    <Field {...root} label={suggestions.label} id={id}>
      {(own) => (
        <div
          data-component="SearchSelect"
          data-state={suggestions.shown ? "open" : "closed"}
          className={cx(box.slot, place)}
        >
          <input
            spellCheck={false}
            {...input}
            autoComplete={input.autoComplete ?? "off"}
            {...mergeControl(input, own)}
            {...suggestions.bind(input)}
            value={typed ?? label}
            onFocus={(event) => {
              suggestions.bind(input).onFocus(event);
              // The next letter begins a search. Without focus, selecting the text would bring it.
              if (event.currentTarget === document.activeElement) event.currentTarget.select();
            }}
            onClick={(event) => {
              input.onClick?.(event);
              if (event.defaultPrevented || isLocked) return;
              if (typed === undefined && !suggestions.open) selectSoon(event.currentTarget);
              suggestions.show();
            }}
            onChange={(event) => {
              input.onChange?.(event);
              search(event.target.value);
              suggestions.show();
              suggestions.toText();
            }}
            onBlur={(event) => {
              suggestions.bind(input).onBlur(event);
              takeBack();
              search(undefined);
            }}
            onKeyDown={(event) => {
              suggestions.bind(input).onKeyDown(event);
              // Before Enter sends the form.
              if (event.key === "Enter" && !event.defaultPrevented) takeBack();
            }}
            className={cx(
              box.control,
              box.withEndIcon,
              icon !== undefined && box.withStartIcon,
              loading && styles.withBusy,
              canClear && styles.withClear,
            )}
          />
          {name === undefined ? null : (
            <input type="hidden" name={name} form={input.form} value={value} disabled={input.disabled} />
          )}
          {drawIcon(icon, 20, box.startIcon)}
          {loading && !canClear ? (
            <Spinner size={20} label={strings.loading} className={cx(box.endIcon, styles.busy)} />
          ) : null}
          {canClear ? (
            <IconButton
              label={clearLabel}
              icon={X}
              size="compact"
              tone="muted"
              onClick={() => {
                search(undefined);
                setValue("");
                suggestions.field.current?.focus();
              }}
              className={styles.clear}
            />
          ) : null}
          <span aria-hidden className={styles.arrow} />
          {suggestions.list}
          <span role="status" className={visuallyHidden}>
            {suggestions.open && typed !== undefined && !loading ? strings.results({ count: found.length }) : null}
          </span>
        </div>
      )}
    </Field>
  );
};
