import { type ComponentPropsWithRef, memo, useId } from "react";
import { cx } from "../../internal/element/cx.ts";
import { useShownText } from "../../internal/input/use-shown-text.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { area } from "./text-area.css.ts";

export interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<"textarea">, "id"> {
  /** Shows the characters left below the field. Longer text can be typed and is reported as too long. */
  readonly limit?: number | undefined;
}

/** Its content, which renders again only when a prop changes: a form often keeps the state of all fields in one place. */
const Content = memo((props: TextAreaProps) => {
  const { root, control } = splitField(props);
  const { limit, ...textarea } = control;
  const strings = useStrings();
  const ownId = useId();
  const areaId = root.id ?? ownId;
  const [text, setText] = useShownText({
    // Without a counter nothing follows the text.
    id: limit === undefined ? "" : areaId,
    value: textarea.value === undefined ? undefined : String(textarea.value),
    defaultValue: String(textarea.defaultValue ?? ""),
  });
  const left = limit === undefined ? undefined : limit - [...text].length;
  const count =
    left === undefined
      ? undefined
      : left < 0
        ? strings.charactersOver({ count: -left })
        : strings.charactersLeft({ count: left });
  return (
    <Field {...root} id={areaId} counter={root.counter ?? count}>
      {(own) => (
        <textarea
          {...textarea}
          rows={textarea.rows ?? 4}
          {...mergeControl(textarea, own)}
          onChange={(event) => {
            if (limit !== undefined) setText(event.target.value);
            textarea.onChange?.(event);
          }}
          className={cx(box.control, area)}
        />
      )}
    </Field>
  );
});

/** A multi-line text field that grows with its text. */
export const TextArea = (props: TextAreaProps) => <Content {...props} />;
