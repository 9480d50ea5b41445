import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { isGiven } from "../../internal/element/is-given.ts";
import { checkedMark } from "../../internal/marks/checked.css.ts";
import { lockMark } from "../../internal/marks/lock.css.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";

export interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "size"> {
  /** Icon inside, before the text. */
  readonly icon?: IconSource | undefined;
  /** The result of a server's check so far. */
  readonly status?: "checking" | "valid" | undefined;
  /** Unit or the like inside, after the text. */
  readonly suffix?: ReactNode;
}

const Checking = () => <Spinner size={20} label={useStrings().checking} className={box.endIcon} />;

/** The same elements in every render, so that React skips them. */
const MARKS: Readonly<Record<"checking" | "valid" | "locked", ReactElement>> = {
  checking: <Checking />,
  valid: <span aria-hidden data-state="valid" className={cx(box.endIcon, checkedMark)} />,
  locked: <span aria-hidden data-state="locked" className={cx(box.endIcon, lockMark)} />,
};

/** One line of text with its label, help, messages and check. */
export const TextField = (props: TextFieldProps) => {
  const { root, control } = splitField(props);
  const { icon, status, suffix, ...input } = control;
  const mark = isGiven(root.error) ? undefined : (status ?? (input.disabled ? "locked" : undefined));
  const hasSuffix = isGiven(suffix);
  const ends = (mark === undefined ? 0 : 1) + (hasSuffix ? 1 : 0);
  return (
    <Field {...root} live={root.live ?? status !== undefined}>
      {(own) => (
        <div className={box.slot}>
          <input
            type="text"
            {...input}
            {...mergeControl(input, own)}
            className={cx(
              box.control,
              icon !== undefined && box.withStartIcon,
              ends === 1 && box.withEndIcon,
              ends === 2 && box.withTwoEnds,
            )}
          />
          {drawIcon(icon, 20, box.startIcon)}
          {hasSuffix ? (
            <span className={cx(box.endIcon, box.suffix, ends === 2 && box.beforeMark)}>{suffix}</span>
          ) : null}
          {mark === undefined ? null : MARKS[mark]}
        </div>
      )}
    </Field>
  );
};
