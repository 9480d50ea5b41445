import { type ReactNode, useLayoutEffect } from "react";
import { panel as anchored } from "../../internal/anchored-panel.css.ts";
import { cx } from "../../internal/cx.ts";
import { type AnchoredPanelOptions, useAnchoredPanel } from "../../internal/use-anchored-panel.ts";
import { panel } from "./popover.css.ts";

export interface PopoverPanelProps extends AnchoredPanelOptions {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The open panel. It follows its button in the DOM, so that the tab order is right. */
export const PopoverPanel = ({ id, label, children, ...place }: PopoverPanelProps) => {
  const props = useAnchoredPanel(place);
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div
      {...props}
      role="dialog"
      tabIndex={-1}
      data-component="PopoverPanel"
      id={id}
      aria-label={label}
      className={cx(anchored, panel)}
    >
      {children}
    </div>
  );
};
