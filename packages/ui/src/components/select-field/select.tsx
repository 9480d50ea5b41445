import { type ComponentPropsWithRef, memo, useId, useLayoutEffect } from "react";
import { cx } from "../../internal/element/cx.ts";
import { useShownText } from "../../internal/input/use-shown-text.ts";
import * as box from "../field/field.css.ts";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  /** Sent with a form. Unique in the list. */
  readonly value: string;
  /** Text in the list. */
  readonly label: string;
  /** Shown while the list is closed; the open list shows `label`. */
  readonly shortLabel?: string | undefined;
  /** The option cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<"select">,
  "children" | "multiple" | "size" | "value" | "defaultValue"
> {
  /** `value` of the chosen option (controlled). */
  readonly value?: string | number | undefined;
  /** `value` of the initially chosen option (uncontrolled). @default the first option's, or the placeholder's */
  readonly defaultValue?: string | number | undefined;
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

/**
 * Makes an option the one that a reset of the form chooses. React does the same for inputs, but for a select only when it
 * mounts. A select that shows another choice of the user keeps it.
 */
const setDefault = (select: HTMLSelectElement, value: string, isControlled: boolean) => {
  const options = [...select.options];
  const { value: before } = select;
  const initial = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
  const next = isControlled || initial?.value === before ? value : before;
  for (const option of options) option.defaultSelected = option.value === value;
  const chosen = options.find((option) => option.value === next);
  if (chosen) chosen.selected = true;
};

const textOf = (value: SelectProps["value"]) => (value === undefined ? undefined : String(value));

/** A native select in the kit's box, without label and messages. `className` and `style` go to the box. */
export const Select = ({ options, placeholder, className, style, id: givenId, ...select }: SelectProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const value = textOf(select.value);
  const defaultValue = textOf(select.defaultValue);
  const initial = value ?? defaultValue;
  const isControlled = value !== undefined;
  const values = options.map((option) => option.value).join("\n");
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (initial === undefined || values === "" || !(control instanceof HTMLSelectElement)) return;
    setDefault(control, initial, isControlled);
    // Options that are loaded later are new elements.
  }, [id, initial, isControlled, values]);
  const [shown, show] = useShownText({
    // Without short labels nothing follows the choice.
    id: options.some(({ shortLabel }) => shortLabel !== undefined) ? id : "",
    value,
    defaultValue: defaultValue ?? (placeholder === undefined ? options[0]?.value : undefined) ?? "",
  });
  // The browser shows the first that can be chosen when the value is none of them.
  const first = placeholder === undefined ? options.find(({ disabled }) => !disabled) : undefined;
  const short = (options.find((option) => option.value === shown) ?? first)?.shortLabel;
  return (
    <span data-component="Select" className={cx(styles.box, className)} style={style}>
      <select
        {...select}
        id={id}
        onChange={(event) => {
          show(event.target.value);
          select.onChange?.(event);
        }}
        className={cx(box.control, styles.select, short !== undefined && styles.shortened)}
      >
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
