import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { changeValue } from "../../internal/input/change-value.ts";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { useShownText } from "../../internal/input/use-shown-text.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import type { ListRow } from "../../internal/suggestions/list-row.ts";
import { OptionText } from "../../internal/suggestions/option-text.tsx";
import { place } from "../../internal/suggestions/place.css.ts";
import { useSuggestions } from "../../internal/suggestions/use-suggestions.tsx";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";

export interface ComboboxOption {
  /** Identifies the option in the list. A form sends the text of the field instead. */
  readonly value: string;
  /** First line of the row, and the text that a choice writes into the field. */
  readonly label: string;
  /** Second line of the row. */
  readonly description?: string | undefined;
}

export interface ComboboxProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "defaultValue" | "onSelect" | "size" | "type"> {
  /** The text in the field (controlled). */
  readonly value?: string | undefined;
  /** The initial text (uncontrolled). @default "" */
  readonly defaultValue?: string | undefined;
  /** Gets the text after every change and, when uncontrolled, after a reset of the form. */
  readonly onValueChange?: ((text: string) => void) | undefined;
  /** Options that match the text; the app finds them, locally or on a server. */
  readonly options: readonly ComboboxOption[];
  /** Called after the label of the chosen option was written into the field, as if it had been typed. */
  readonly onSelect?: ((option: ComboboxOption) => void) | undefined;
  /** Options are loading. */
  readonly loading?: boolean | undefined;
  /** Says that the options could not be loaded, and what to do; replaces the options. */
  readonly problem?: ReactNode;
  /** Label of a last row that keeps the typed text. */
  readonly keepTyped?: ((text: string) => ReactNode) | undefined;
  /** Shown when nothing matches, above the row that keeps the text. */
  readonly empty?: ReactNode;
  /** Icon inside, before the text. */
  readonly icon?: IconSource | undefined;
}

const KEEP = "\u0000keep";
const NOTE = "\u0000note";
const PROBLEM = "\u0000problem";

/**
 * A text field with suggestions (APG combobox, list autocomplete with manual selection): nothing is chosen by typing
 * or by leaving the field. The number of suggestions is announced.
 */
export const Combobox = (props: ComboboxProps) => {
  const { root, control } = splitField(props);
  const {
    value,
    defaultValue = "",
    onValueChange,
    options,
    onSelect,
    loading = false,
    problem,
    keepTyped,
    empty,
    icon,
    ref,
    ...input
  } = control;
  const strings = useStrings();
  const ownId = useId();
  const id = root.id ?? ownId;
  const [text, setText, ownText] = useShownText({ id, value, defaultValue, onReset: onValueChange });
  const typed = text.trim();
  const hasProblem = isGiven(problem);
  const rows: ListRow[] = hasProblem
    ? [{ key: PROBLEM, kind: "problem", disabled: true, content: problem }]
    : options.map((option) => ({ key: option.value, content: <OptionText {...option} /> }));
  if (!hasProblem && options.length === 0 && empty !== undefined && typed !== "" && !loading)
    rows.push({ key: NOTE, kind: "note", disabled: true, content: empty });
  if (keepTyped && typed !== "") rows.push({ key: KEEP, kind: "last", content: keepTyped(typed) });

  const suggestions = useSuggestions({
    label: root.label,
    rows,
    ref,
    onChoose: (key) => {
      const option = options.find((candidate) => candidate.value === key);
      if (option === undefined) return;
      const { current: field } = suggestions.field;
      if (field) changeValue(field, option.label);
      onSelect?.(option);
      suggestions.close();
    },
  });

  return (
    <Field {...root} label={suggestions.label} id={id}>
      {(own) => (
        <div
          data-component="Combobox"
          data-state={suggestions.shown ? "open" : "closed"}
          className={cx(box.slot, place)}
        >
          <input
            spellCheck={false}
            {...input}
            autoComplete={input.autoComplete ?? "off"}
            {...mergeControl(input, own)}
            {...suggestions.bind(input)}
            {...ownText}
            onChange={(event) => {
              input.onChange?.(event);
              setText(event.target.value);
              onValueChange?.(event.target.value);
              suggestions.show();
              suggestions.toText();
            }}
            className={cx(box.control, icon !== undefined && box.withStartIcon, loading && box.withEndIcon)}
          />
          {drawIcon(icon, 20, box.startIcon)}
          {loading ? <Spinner size={20} label={strings.loading} className={box.endIcon} /> : null}
          {suggestions.list}
          <span role="status" className={visuallyHidden}>
            {suggestions.open && typed !== "" && !loading && !hasProblem
              ? strings.results({ count: options.length })
              : null}
          </span>
        </div>
      )}
    </Field>
  );
};
