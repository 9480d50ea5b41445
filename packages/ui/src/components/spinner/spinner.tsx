import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import { diameter, spinner } from "./spinner.css.ts";

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width and height in px. @default 24 */
  readonly size?: number | undefined;
  /** Accessible text; without it the spinner is decorative. */
  readonly label?: string | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A rotating open ring in the colour of the surrounding text. */
export const Spinner = ({ size = 24, label, className, style, ...rest }: SpinnerProps) => (
  <span
    data-component="Spinner"
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className={cx(spinner, className)}
    style={{ ...inlineVars({ [diameter]: `${size}px` }), ...style }}
    {...rest}
  />
);
