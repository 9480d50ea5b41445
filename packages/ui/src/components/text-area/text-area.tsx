import { type ComponentPropsWithRef, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { area } from "./text-area.css.ts";

export interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<"textarea">, "id"> {
  /** Counts down the characters left below the field. Longer text can be typed and is said to be too long. */
  readonly limit?: number;
}

/** Several lines of text; grows with them. */
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
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ""));
  const length = [...String(textarea.value ?? typed)].length;
  const left = limit === undefined ? undefined : limit - length;
  const count =
    left === undefined
      ? undefined
      : left < 0
        ? strings.charactersOver({ count: -left })
        : strings.charactersLeft({ count: left });
  return (
    <Field {...{ id, label, labelHidden, hint, error, message, optional, live, className }} counter={counter ?? count}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          aria-describedby={cx(textarea["aria-describedby"], control["aria-describedby"])}
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
