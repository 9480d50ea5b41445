import { createElement, isValidElement, type ReactElement } from "react";
import type { LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";
import { icon as iconClass } from "./icon.css.ts";

/** An icon given to a component: a lucide icon, or an element that draws one. */
export type IconSource = LucideIcon | ReactElement;

/** Draws a decorative icon at `size` px; the label beside it carries the meaning. */
export const drawIcon = (icon: IconSource | undefined, size: number, className?: string): ReactElement | null => {
  if (icon === undefined) return null;
  if (isValidElement(icon)) return icon;
  return createElement(icon, {
    size,
    strokeWidth: 1.75,
    className: cx(iconClass, className),
    "aria-hidden": true,
  });
};
