import * as RadixMenu from "radix-ui/dropdown-menu";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
} from "react";
import { panel as anchored } from "../../internal/anchored/panel.css.ts";
import { placeOf, StandIn, useAnchored, useElement } from "../../internal/anchored/use-anchored.ts";
import { isTab } from "../../internal/element/is-tab.ts";
import { cx } from "../../internal/element/cx.ts";
import { useDirectionOf } from "../../internal/element/use-text-direction.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import * as styles from "./menu.css.ts";
import { MenuRow } from "./menu-row.ts";

export interface MenuPanelProps {
  readonly button: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly label: string | undefined;
  readonly align: "start" | "center" | "end";
  readonly columns: number | undefined;
  /** Initial focus: the first or last row by keyboard, the panel itself by pointer. */
  readonly entry: "first" | "last" | "panel";
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Attributes, handlers and ref of the caller. */
  readonly rest: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined };
}

interface OpenPanelProps extends Omit<MenuPanelProps, "button"> {
  readonly button: HTMLElement;
}

const OpenPanel = ({ button, id, label, align, columns, entry, onClose, children, rest }: OpenPanelProps) => {
  const direction = useDirectionOf(button);
  const { ref, dir = direction, onKeyDownCapture, ...attributes } = rest;
  const props = useAnchored(button, ref);
  const { ref: panel } = props;
  // Radix was loaded after the key that opened the menu, and does not know it.
  useLayoutEffect(() => {
    if (entry === "panel") return;
    const rows = panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
    [...(rows ?? [])].at(entry === "first" ? 0 : -1)?.focus({ preventScroll: true });
  }, [entry, panel]);
  // Tab continues from the button to the next or previous tab stop; Radix would hold the key.
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.defaultPrevented || !isTab(event)) return;
    event.stopPropagation();
    button.focus();
    onClose();
  };
  return (
    <RadixMenu.Root open modal={false} dir={dir === "rtl" ? "rtl" : "ltr"} onOpenChange={onClose}>
      <RadixMenu.Trigger asChild>
        <StandIn button={button} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={placeOf(button)}>
        <RadixMenu.Content
          {...attributes}
          {...props}
          data-component="Menu"
          id={id}
          aria-label={label}
          aria-labelledby={label === undefined ? button.id : undefined}
          align={align}
          loop
          onKeyDownCapture={leave}
          className={cx(anchored, styles.panel, columns !== undefined && styles.inColumns, attributes.className)}
          style={{
            ...(columns === undefined ? {} : inlineVars({ [styles.columns]: columns })),
            ...attributes.style,
          }}
        >
          <MenuRow value={RadixMenu.Item}>{children}</MenuRow>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
};

/** The open menu (APG menu), at its button. Loaded on first use. */
export const MenuPanel = ({ button, ...props }: MenuPanelProps) => {
  const element = useElement(button);
  return element === null ? null : <OpenPanel button={element} {...props} />;
};
