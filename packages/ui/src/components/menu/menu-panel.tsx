import { Menu as RadixMenu } from "radix-ui/internal";
import { type ReactNode, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { inlineVars } from "../../internal/inline-vars.ts";
import * as styles from "./menu.css.ts";
import { MenuItemRoot } from "./menu-context.ts";

export interface MenuPanelProps {
  readonly trigger: HTMLElement;
  readonly label: string | undefined;
  readonly labelledBy: string;
  readonly id: string;
  readonly align: "start" | "center" | "end";
  readonly columns: number | undefined;
  /** Where focus goes when the panel opens: an end of the list by keyboard, the panel itself by pointer. */
  readonly entry: "first" | "last" | "panel";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const enabledItems = (panel: HTMLElement) =>
  panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])');

/** A brand or scheme set on a part of the page holds in its menus too. */
const containerOf = (trigger: HTMLElement): HTMLElement | undefined => {
  const themed = trigger.closest<HTMLElement>("dialog, [data-brand], [data-scheme]");
  return themed === null || themed === document.documentElement ? undefined : themed;
};

/**
 * The open menu: Radix's menu, anchored to a trigger that it does not own, so that the trigger stays in place while
 * this file is fetched. Not modal: a modal one would inject a style element, which the page's policy forbids.
 */
export const MenuPanel = ({
  trigger,
  label,
  labelledBy,
  id,
  align,
  columns,
  entry,
  onClose,
  children,
}: MenuPanelProps) => {
  const anchor = useRef(trigger);
  const left = useRef(false);
  const entered = useRef(false);
  const isTrigger = (target: EventTarget | null) => target instanceof Node && trigger.contains(target);
  return (
    <RadixMenu.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixMenu.Anchor virtualRef={anchor} />
      <RadixMenu.Portal container={containerOf(trigger)}>
        <RadixMenu.Content
          data-component="Menu"
          id={id}
          aria-label={label}
          aria-labelledby={label === undefined ? labelledBy : undefined}
          align={align}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          loop
          className={cx(styles.panel, columns !== undefined && styles.inColumns)}
          style={columns === undefined ? undefined : inlineVars({ [styles.columns]: columns })}
          onFocus={({ target, currentTarget }) => {
            if (entered.current || target !== currentTarget || entry === "panel") return;
            entered.current = true;
            const items = enabledItems(currentTarget);
            items[entry === "first" ? 0 : items.length - 1]?.focus();
          }}
          // Tab goes on from the trigger, to its next or previous stop: the panel stands elsewhere in the page, and the
          // engine would hold the key.
          onKeyDownCapture={(event) => {
            if (event.key !== "Tab") return;
            event.stopPropagation();
            left.current = true;
            trigger.focus();
            onClose();
          }}
          onInteractOutside={(event) => {
            // The trigger's own click closes; closing here first would make that click open again.
            if (isTrigger(event.target)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) trigger.focus();
          }}
        >
          <MenuItemRoot value={RadixMenu.Item}>{children}</MenuItemRoot>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
};
