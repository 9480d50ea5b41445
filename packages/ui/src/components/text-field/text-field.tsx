import { CircleAlert, CircleCheck, Lock } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { drawIcon, type IconSource } from "../../internal/draw-icon.tsx";
import { mergeControl } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";

export interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "size"> {
  /** Icon inside, before the text. */
  readonly icon?: IconSource;
  /** The result of a server's check so far. */
  readonly status?: "checking" | "valid" | undefined;
  /** Unit or the like inside, after the text. */
  readonly suffix?: ReactNode;
}

type Mark = "error" | "checking" | "valid" | "locked" | undefined;

const EndMark = ({ mark }: { readonly mark: Mark }) => {
  const strings = useStrings();
  if (mark === undefined) return null;
  if (mark === "checking") return <Spinner size={20} label={strings.checking} className={box.endIcon} />;
  const Drawing = { error: CircleAlert, valid: CircleCheck, locked: Lock }[mark];
  return <Drawing size={20} strokeWidth={1.75} aria-hidden data-state={mark} className={box.endIcon} />;
};

/** One line of text with its label, help, messages and check. */
export const TextField = ({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  counter,
  live,
  icon,
  status,
  suffix,
  className,
  disabled,
  ...input
}: TextFieldProps) => {
  const wrong = error !== undefined && error !== null && error !== false && error !== "";
  const mark: Mark = wrong ? "error" : (status ?? (disabled ? "locked" : undefined));
  const hasSuffix = suffix !== undefined && suffix !== null;
  const ends = (mark === undefined ? 0 : 1) + (hasSuffix ? 1 : 0);
  return (
    <Field
      {...{ id, label, labelHidden, hint, error, message, optional, counter, className }}
      live={live ?? status !== undefined}
    >
      {(control) => (
        <div className={box.slot}>
          <input
            type="text"
            disabled={disabled}
            className={cx(
              box.control,
              box.inSlot,
              icon !== undefined && box.withStartIcon,
              ends === 1 && box.withEndIcon,
              ends === 2 && box.withTwoEnds,
            )}
            {...input}
            {...mergeControl(input, control)}
          />
          {drawIcon(icon, 20, box.startIcon)}
          {hasSuffix ? <span className={cx(box.endIcon, ends === 2 && box.beforeMark)}>{suffix}</span> : null}
          <EndMark mark={mark} />
        </div>
      )}
    </Field>
  );
};
