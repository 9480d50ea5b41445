import * as RadixPopover from "radix-ui/popover";
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref, RefObject } from "react";
import { tabbable } from "tabbable";
import { panel as anchored } from "../../internal/anchored/panel.css.ts";
import { placeOf, StandIn, useAnchored, useElement } from "../../internal/anchored/use-anchored.ts";
import { isTab } from "../../internal/element/is-tab.ts";
import { cx } from "../../internal/element/cx.ts";
import { useDirectionOf } from "../../internal/element/use-text-direction.ts";
import { panel } from "./popover.css.ts";

export interface PopoverPanelProps {
  readonly button: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly label: string;
  readonly align: "start" | "center" | "end";
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Attributes, handlers and ref of the caller. */
  readonly rest: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined };
}

interface OpenPanelProps extends Omit<PopoverPanelProps, "button"> {
  readonly button: HTMLElement;
}

const OpenPanel = ({ button, id, label, align, onClose, children, rest }: OpenPanelProps) => {
  const { ref, onKeyDown, ...attributes } = rest;
  const props = useAnchored(button, ref);
  const direction = useDirectionOf(button);
  // Tab leaves the panel in the order of the page, in which the panel follows its button; Radix would begin it again.
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !isTab(event)) return;
    const { currentTarget, target, shiftKey } = event;
    const edge = tabbable(currentTarget).at(shiftKey ? 0 : -1) ?? currentTarget;
    if (target !== edge && !(shiftKey && target === currentTarget)) return;
    button.focus();
    if (shiftKey) event.preventDefault();
    else onClose();
  };
  return (
    <RadixPopover.Root open onOpenChange={onClose}>
      <RadixPopover.Trigger asChild>
        <StandIn button={button} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={placeOf(button)}>
        <RadixPopover.Content
          {...attributes}
          {...props}
          data-component="PopoverPanel"
          id={id}
          dir={direction}
          aria-label={label}
          align={align}
          // The panel and not its first control, so that its name is read.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            props.ref.current?.focus();
          }}
          onKeyDown={leave}
          className={cx(anchored, panel, attributes.className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
};

/** The open panel, at its button. Loaded on first use. */
export const PopoverPanel = ({ button, ...props }: PopoverPanelProps) => {
  const element = useElement(button);
  return element === null ? null : <OpenPanel button={element} {...props} />;
};
