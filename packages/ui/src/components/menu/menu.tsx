import { cloneElement, type MouseEvent, type ReactNode, useId, useState } from "react";
import { callBoth } from "../../internal/call-both.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { type Trigger, closeByEscape } from "../../internal/trigger.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import type { MenuPanelProps } from "./menu-panel.tsx";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./menu-panel.tsx")).MenuPanel);

export interface MenuProps {
  /** One button of the kit. It gets what a menu button needs; its own handlers still run, before the menu's. */
  readonly trigger: Trigger;
  /** Names the menu; without it the trigger does. */
  readonly label?: string;
  /** Side of the trigger that the menu lines up with. @default "start" */
  readonly align?: "start" | "center" | "end";
  /** Rows run down this many columns. */
  readonly columns?: number;
  /** Whether the menu is open, when the caller holds this state. */
  readonly open?: boolean | undefined;
  /** Whether the menu is open at first. @default false */
  readonly defaultOpen?: boolean;
  /** Called when the menu opens or closes, or would when the caller holds the state. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** `MenuItem`, `MenuRadioItem`, `MenuSeparator`, `MenuHeader`. */
  readonly children: ReactNode;
}

/**
 * A menu button (APG). Its panel is fetched when the pointer or focus first comes near, so a page full of menus costs
 * only buttons; a press before that opens the menu as soon as the panel is there.
 */
export const Menu = ({
  trigger,
  label,
  align = "start",
  columns,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
}: MenuProps) => {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const [entry, setEntry] = useState<MenuPanelProps["entry"]>("panel");
  const id = useId();
  const theirs = trigger.props;
  const triggerId = theirs.id ?? `${id}-trigger`;
  const show = (at: MenuPanelProps["entry"]) => {
    setEntry(at);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onPointerEnter: callBoth(theirs.onPointerEnter, prepare),
        onFocus: callBoth(theirs.onFocus, prepare),
        onClick: callBoth(theirs.onClick, ({ detail }: MouseEvent<HTMLButtonElement>) => {
          if (open) close();
          // Enter and Space arrive as clicks without a pointer.
          else show(detail === 0 ? "first" : "panel");
        }),
        onKeyDown: callBoth(theirs.onKeyDown, (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
            if (open) closeByEscape(event, close);
            return;
          }
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        }),
      })}
      {open ? (
        <Fetched onFailure={close} props={{ id, triggerId, label, align, columns, entry, onClose: close, children }} />
      ) : null}
    </>
  );
};
