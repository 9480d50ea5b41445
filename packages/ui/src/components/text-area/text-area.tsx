import { type ComponentPropsWithRef, useEffect, useId, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { mergeControl } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { area } from "./text-area.css.ts";

export interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<"textarea">, "id"> {
  /** Shows the characters left below the field. Longer text can be typed and is reported as too long. */
  readonly limit?: number;
}

/** A multi-line text field that grows with its text. */
export const TextArea = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  counter,
  live,
  limit,
  className,
  ...textarea
}: TextAreaProps) => {
  const strings = useStrings();
  const ownId = useId();
  const areaId = id ?? ownId;
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ""));
  useEffect(() => {
    const onReset = ({ target }: Event) => {
      const area = document.getElementById(areaId);
      if (!(area instanceof HTMLTextAreaElement) || area.form !== target) return;
      // The fields get their initial values after the event.
      setTimeout(() => setTyped(area.value));
    };
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, [areaId]);
  const length = [...String(textarea.value ?? typed)].length;
  const left = limit === undefined ? undefined : limit - length;
  const count =
    left === undefined
      ? undefined
      : left < 0
        ? strings.charactersOver({ count: -left })
        : strings.charactersLeft({ count: left });
  return (
    <Field
      {...{ id: areaId, label, labelHidden, hint, error, message, optional, live, className }}
      counter={counter ?? count}
    >
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...mergeControl(textarea, control)}
          onChange={(event) => {
            setTyped(event.target.value);
            textarea.onChange?.(event);
          }}
          className={cx(box.control, area)}
        />
      )}
    </Field>
  );
};
