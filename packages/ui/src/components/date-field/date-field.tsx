import { type ComponentPropsWithRef, useId, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { useTyped } from "../../internal/input/use-typed.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { Calendar as CalendarIcon } from "../icons/index.ts";
import { Popover } from "../popover/index.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import { button } from "./date-field.css.ts";
import { dateText } from "./date-text.ts";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./calendar.tsx")).Calendar);

export interface DateFieldProps
  extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type" | "value" | "defaultValue"> {
  /** The day as ISO text, `2026-03-05`, or "" (controlled). */
  readonly value?: string | undefined;
  /** The initial day as ISO text (uncontrolled). @default "" */
  readonly defaultValue?: string | undefined;
  /** Gets the day as ISO text; "" while the text is empty or no day. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** The first day that may be chosen, as ISO text. */
  readonly min?: string | undefined;
  /** The last day that may be chosen, as ISO text. */
  readonly max?: string | undefined;
  /** Sends the day as ISO text with a form. */
  readonly name?: string | undefined;
}

/**
 * A day, typed in the order of the language on screen or chosen in a calendar. It says itself when a text is no day or
 * lies outside of `min` and `max`; the caller's `error` comes before.
 */
export const DateField = (props: DateFieldProps) => {
  const { root, control } = splitField(props);
  const { value: controlled, defaultValue = "", onValueChange, min, max, name, ...input } = control;
  const strings = useStrings();
  const locale = useLocale();
  const { format, parse, pattern } = dateText(locale);
  const ownId = useId();
  const id = root.id ?? ownId;
  const [value, setValue] = useControlled(controlled, defaultValue, onValueChange);
  const { text, isTyping, take, forget } = useTyped(value, format, setValue);
  const [open, setOpen] = useState(false);
  const choice = typeof root.label === "string" ? `${root.label}: ${strings.chooseDate}` : strings.chooseDate;

  useFormReset(id, () => {
    forget();
    if (controlled === undefined) setValue(defaultValue);
  });

  const choose = (iso: string) => {
    take({ text: format(iso), value: iso, left: true });
    setOpen(false);
  };
  const leave = () => {
    const day = parse(text);
    take({ text: day === "" ? text : format(day), value: day, left: true });
  };

  const wrong = () => {
    if (text.trim() === "" || isTyping) return undefined;
    if (value === "") return strings.dateInvalid({ pattern });
    if (min !== undefined && value < min) return strings.dateTooEarly({ date: format(min) });
    return max !== undefined && value > max ? strings.dateTooLate({ date: format(max) }) : undefined;
  };

  return (
    <Field {...root} id={id} error={isGiven(root.error) ? root.error : wrong()}>
      {(field) => (
        <div className={box.slot}>
          <input
            type="text"
            autoComplete="off"
            inputMode="decimal"
            placeholder={pattern}
            {...input}
            {...mergeControl(input, field)}
            value={text}
            onChange={(event) => {
              input.onChange?.(event);
              const { value: next } = event.target;
              // A year of two digits may be the beginning of one of four.
              const day = /\d{4}/.test(next) ? parse(next) : "";
              take({ text: next, value: day, left: false });
            }}
            onBlur={(event) => {
              input.onBlur?.(event);
              leave();
            }}
            onKeyDown={(event) => {
              input.onKeyDown?.(event);
              if (event.defaultPrevented) return;
              if (event.key === "Enter") leave();
              if (event.key === "ArrowDown" && event.altKey) {
                event.preventDefault();
                setOpen(true);
              }
            }}
            className={cx(box.control, box.withEndIcon)}
          />
          {name === undefined ? null : (
            <input type="hidden" name={name} form={input.form} value={value} disabled={input.disabled} />
          )}
          <Popover
            label={choice}
            align="end"
            open={open}
            onOpenChange={setOpen}
            trigger={
              <IconButton
                label={choice}
                icon={CalendarIcon}
                size="compact"
                tone="muted"
                disabled={input.disabled === true || input.readOnly === true}
                onPointerEnter={prepare}
                onFocus={prepare}
                className={button}
              />
            }
          >
            <Fetched
              props={{ value, min, max, onChoose: choose }}
              onFailure={() => setOpen(false)}
              fallback={<Spinner label={strings.loading} />}
            />
          </Popover>
        </div>
      )}
    </Field>
  );
};
