import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/cx.ts";
import { inlineVars } from "../../internal/inline-vars.ts";
import { diameter, spinner } from "./spinner.css.ts";

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width and height in px. @default 24 */
  readonly size?: number;
  /** What is under way; without it the spinner is decoration beside words. */
  readonly label?: string;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** An open ring that turns, in the colour of the text around it. */
export const Spinner = ({ size = 24, label, className, style, ...rest }: SpinnerProps) => (
  <span
    data-component="Spinner"
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className={cx(spinner, className)}
    style={{ ...inlineVars({ [diameter]: `${size}px` }), ...style }}
    {...rest}
  />
);
