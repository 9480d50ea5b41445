import { type ComponentPropsWithRef, useId, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useFormReset } from "../../internal/input/use-form-reset.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { Calendar as CalendarIcon } from "../icons/index.ts";
import { Popover } from "../popover/index.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import { button } from "./date-field.css.ts";
import { useDateInput } from "./use-date-input.ts";

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
  /** The last day that may be chosen, as ISO text. A year of two digits is in the century that fits both limits. */
  readonly max?: string | undefined;
  /**
   * Says why a day inside `min` and `max` cannot be chosen: "There is no delivery on Sundays."; undefined for one that can.
   * It is the error of such a day that was typed; the calendar shows it in grey.
   */
  readonly dayProblem?: ((day: string) => string | undefined) | undefined;
  /** Sends the day as ISO text with a form. */
  readonly name?: string | undefined;
}

/**
 * A day, typed in the order of the language on screen or chosen in a calendar. It has an error of its own for a text
 * that is no day, lies outside of `min` and `max` or cannot be chosen; the caller's `error` replaces it.
 */
export const DateField = (props: DateFieldProps) => {
  const { root, control } = splitField(props);
  const { value: controlled, defaultValue = "", onValueChange, min, max, dayProblem, name, ...input } = control;
  const strings = useStrings();
  const ownId = useId();
  const id = root.id ?? ownId;
  const [value, setValue] = useControlled(controlled, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const day = useDateInput({ id, value, min, max, dayProblem, onValue: setValue, onOpen: () => setOpen(true) });
  const choice = typeof root.label === "string" ? `${root.label}: ${strings.chooseDate}` : strings.chooseDate;

  useFormReset(id, () => {
    day.forget();
    if (controlled === undefined) setValue(defaultValue);
  });

  const choose = (iso: string) => {
    day.forget();
    if (iso !== value) setValue(iso);
    setOpen(false);
  };

  return (
    <Field {...root} id={id} error={isGiven(root.error) ? root.error : day.error}>
      {(field) => (
        <div className={box.slot}>
          <input {...day.bind(input)} {...mergeControl(input, field)} className={cx(box.control, box.withEndIcon)} />
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
              props={{ value, min, max, dayProblem, onChoose: choose }}
              onFailure={() => setOpen(false)}
              fallback={<Spinner label={strings.loading} />}
            />
          </Popover>
        </div>
      )}
    </Field>
  );
};
