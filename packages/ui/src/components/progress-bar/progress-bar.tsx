import * as RadixProgress from "radix-ui/progress";
import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { bar, share } from "./progress-bar.css.ts";

export interface ProgressBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name: what makes progress. */
  readonly label: string;
  /** Progress so far, from 0 to `max`. */
  readonly value: number;
  /** The value at which the bar is full. */
  readonly max: number;
  /** The value in words, as it is also shown in the page: "820 of 1 000 points". */
  readonly valueText: string;
  /** `highlight` to stress the amount. @default "primary" */
  readonly tone?: NonNullable<RecipeVariants<typeof bar>>["tone"] | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A progress bar, on Radix. Always show the value as text beside it too. */
export const ProgressBar = ({
  label,
  value,
  max,
  valueText,
  tone = "primary",
  className,
  style,
  ...rest
}: ProgressBarProps) => {
  // Radix takes neither a maximum of 0 nor a value outside of it.
  const whole = max > 0 ? max : 1;
  const reached = max > 0 ? Math.min(max, Math.max(0, value)) : 0;
  return (
    <RadixProgress.Root
      data-component="ProgressBar"
      aria-label={label}
      value={reached}
      max={whole}
      getValueLabel={() => valueText}
      className={cx(bar({ tone }), className)}
      style={{ ...inlineVars({ [share]: reached / whole }), ...style }}
      {...rest}
    />
  );
};
