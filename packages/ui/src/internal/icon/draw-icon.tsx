import { createElement, isValidElement, type ReactElement } from "react";
import type { LucideIcon } from "lucide-react";
import { cx } from "../element/cx.ts";
import { isLoading } from "./loaded-element.ts";
import { icon as iconClass } from "./icon.css.ts";

/** An icon prop: a lucide icon, or an element that renders one. */
export type IconSource = LucideIcon | ReactElement;

/** Renders a decorative icon of `size` px; the label beside it has the meaning. */
export const drawIcon = (icon: IconSource | undefined, size: number, className?: string): ReactElement | null => {
  if (icon === undefined) return null;
  if (isValidElement(icon) || isLoading(icon)) return icon;
  return createElement(icon, {
    size,
    strokeWidth: 1.75,
    className: cx(iconClass, className),
    "aria-hidden": true,
  });
};
