import { type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect } from "react";
import { panel as anchored } from "../../internal/anchored-panel.css.ts";
import { cx } from "../../internal/cx.ts";
import { type AnchoredPanelOptions, useAnchoredPanel } from "../../internal/use-anchored-panel.ts";
import { panel } from "./popover.css.ts";

export interface PopoverPanelProps extends AnchoredPanelOptions {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Attributes, handlers and ref of the caller. */
  readonly rest: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined };
}

/** The open panel. It follows its button in the DOM, so that the tab order is right. */
export const PopoverPanel = ({ id, label, children, rest, ...place }: PopoverPanelProps) => {
  const panelProps = useAnchoredPanel({ ...place, ref: rest.ref, onKeyDown: rest.onKeyDown });
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div
      {...rest}
      {...panelProps}
      role="dialog"
      tabIndex={-1}
      data-component="PopoverPanel"
      data-state="open"
      id={id}
      aria-label={label}
      className={cx(anchored, panel, rest.className)}
    >
      {children}
    </div>
  );
};
