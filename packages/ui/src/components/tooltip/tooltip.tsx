import { cloneElement, type HTMLAttributes, isValidElement, type Ref, useState } from "react";
import { cx } from "../../internal/cx.ts";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps extends HTMLAttributes<HTMLSpanElement> {
  /** The accessible name of the control. A tooltip must not say more than the name, because touch does not show it. */
  readonly text: string;
  /** @default "above" */
  readonly side?: "above" | "below" | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Shows the name of the icon button inside on hover and keyboard focus; Escape hides it. The button
 * gets no `title`, which would show a second tooltip.
 */
export const Tooltip = ({ text, side = "above", className, children, ...rest }: TooltipProps) => {
  const [dismissed, setDismissed] = useState(false);
  const again = () => setDismissed(false);
  return (
    <span
      role="presentation"
      data-component="Tooltip"
      data-state={dismissed ? "dismissed" : "ready"}
      className={cx(styles.place, className)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setDismissed(true);
      }}
      onPointerLeave={again}
      onBlur={again}
      {...rest}
    >
      {isValidElement<HTMLAttributes<HTMLElement>>(children) ? cloneElement(children, { title: undefined }) : children}
      <span aria-hidden className={cx(styles.tip, side === "below" && styles.below)}>
        {text}
      </span>
    </span>
  );
};
