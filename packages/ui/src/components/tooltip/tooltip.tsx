import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from "react";
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

/** Takes a tooltip to the browser's top layer while it is shown, where nothing cuts it off; dismisses it on Escape. */
const follow = (tip: HTMLSpanElement) => {
  const place = tip.parentElement;
  if (!place) return undefined;
  let over = false;
  const update = ({ type }: Event) => {
    if (/leave|out/.test(type)) place.dataset["state"] = "ready";
    // Not by `:hover`, which an element of the top layer does not pass on to those around it.
    if (type.startsWith("p")) over = type === "pointerenter";
    // Without anchors it would lose its place.
    if ("anchorScope" in place.style) tip.togglePopover(over || place.matches(":has(:focus-visible)"));
  };
  // On the document, because the pointer can show a tooltip while focus is elsewhere. Escape then closes only the tooltip.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !tip.checkVisibility()) return;
    event.preventDefault();
    place.dataset["state"] = "dismissed";
  };
  for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"]) place.addEventListener(type, update);
  document.addEventListener("keydown", onKeyDown, true);
  return () => document.removeEventListener("keydown", onKeyDown, true);
};

/**
 * Shows the name of the icon button inside on hover and keyboard focus; Escape hides it. The button
 * gets no `title`, which would show a second tooltip.
 */
export const Tooltip = ({ text, side = "above", className, children, ...rest }: TooltipProps) => (
  <span
    role="presentation"
    data-component="Tooltip"
    data-state="ready"
    className={cx(styles.place, className)}
    {...rest}
  >
    {untitled(children)}
    <span ref={follow} popover="manual" aria-hidden className={cx(styles.tip, side === "below" && styles.below)}>
      {text}
    </span>
  </span>
);
