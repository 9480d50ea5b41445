import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { callBoth } from "../../internal/call-both.ts";
import { isLoading, loadedElement } from "../../internal/loaded-element.ts";
import { cx } from "../../internal/cx.ts";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps extends HTMLAttributes<HTMLSpanElement> {
  /** The accessible name of the control. A tooltip must not say more than the name, because touch does not show it. */
  readonly text: string;
  /** Preferred side of the button. @default "above" */
  readonly side?: "above" | "below" | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A button without the browser's tooltip; of a menu or popover, its trigger. */
const untitled = (given: ReactNode): ReactNode => {
  const child = isLoading(given) ? loadedElement(given) : given;
  if (!isValidElement<{ title?: undefined; trigger?: ReactNode }>(child)) return child;
  const { trigger } = child.props;
  return cloneElement(child, trigger === undefined ? { title: undefined } : { trigger: untitled(trigger) });
};

/**
 * Shows the name of the icon button inside on hover and keyboard focus; Escape hides it. The button
 * gets no `title`, which would show a second tooltip.
 */
export const Tooltip = ({
  text,
  side = "above",
  className,
  children,
  onPointerLeave,
  onBlur,
  ...rest
}: TooltipProps) => {
  const tip = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    // On the document, because the pointer can show a tooltip while focus is elsewhere. Escape then closes only the tooltip.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !tip.current?.checkVisibility()) return;
      event.preventDefault();
      setDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
  const again = () => setDismissed(false);
  return (
    <span
      role="presentation"
      data-component="Tooltip"
      data-state={dismissed ? "dismissed" : "ready"}
      className={cx(styles.place, className)}
      onPointerLeave={callBoth(onPointerLeave, again)}
      onBlur={callBoth(onBlur, again)}
      {...rest}
    >
      {untitled(children)}
      <span ref={tip} aria-hidden className={cx(styles.tip, side === "below" && styles.below)}>
        {text}
      </span>
    </span>
  );
};
