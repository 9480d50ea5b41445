import { type ComponentPropsWithRef, useEffect, useId, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { Eye, EyeOff } from "../icons/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./password-field.css.ts";

export interface PasswordFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "id" | "size" | "type"> {
  /** `new-password` where users choose a new one, so that their password manager offers one. @default "current-password" */
  readonly autoComplete?: "current-password" | "new-password" | (string & {}) | undefined;
}

/** A password with a button that shows it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { root, control } = splitField(props);
  const { autoComplete = "current-password", ...input } = control;
  const strings = useStrings();
  const ownId = useId();
  const id = root.id ?? ownId;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    // Browsers offer to keep a password, and nobody reads it from the screen, only while it is hidden.
    const hide = (event: Event) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement) || field.form !== event.target) return;
      field.type = "password";
      setShown(false);
    };
    document.addEventListener("submit", hide, true);
    document.addEventListener("reset", hide, true);
    return () => {
      document.removeEventListener("submit", hide, true);
      document.removeEventListener("reset", hide, true);
    };
  }, [shown, id]);
  return (
    <Field {...root} id={id}>
      {(field) => (
        <div className={box.slot}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...mergeControl(input, field)}
            autoComplete={autoComplete}
            type={shown ? "text" : "password"}
            className={cx(box.control, styles.input)}
          />
          <IconButton
            label={shown ? strings.hidePassword : strings.showPassword}
            icon={shown ? EyeOff : Eye}
            size="compact"
            tone="muted"
            aria-controls={id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            className={styles.button}
          />
        </div>
      )}
    </Field>
  );
};
