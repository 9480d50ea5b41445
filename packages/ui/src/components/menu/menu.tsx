import { cloneElement, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId, useState } from "react";
import { callBoth } from "../../internal/call-both.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { loadedElement } from "../../internal/loaded-element.ts";
import { type Trigger, closeByEscape } from "../../internal/trigger.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import type { MenuPanelProps } from "./menu-panel.tsx";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./menu-panel.tsx")).MenuPanel);

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "id" | "role" | "tabIndex"> {
  /** One button of the kit. It gets the props of a menu button; its own handlers run before the menu's. */
  readonly trigger: Trigger;
  /** Accessible name of the menu; the trigger's by default. */
  readonly label?: string | undefined;
  /** Side of the trigger that the menu lines up with. @default "start" */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Number of columns; rows fill them from top to bottom. */
  readonly columns?: number | undefined;
  /** Whether the menu is open (controlled). */
  readonly open?: boolean | undefined;
  /** Whether the menu is initially open (uncontrolled). @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes; when controlled, when it should. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** `MenuItem`, `MenuRadioItem`, `MenuSeparator`, `MenuHeader`. */
  readonly children: ReactNode;
  /** Ref of the open panel. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A menu button (APG). Its panel is loaded on first hover or focus, so a page full of menus renders
 * only buttons; a click before that opens the menu once the panel is loaded.
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
  ...rest
}: MenuProps) => {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const [entry, setEntry] = useState<MenuPanelProps["entry"]>("panel");
  const id = useId();
  const button = loadedElement(trigger);
  const theirs = button.props;
  const triggerId = theirs.id ?? `${id}-trigger`;
  const show = (at: MenuPanelProps["entry"]) => {
    setEntry(at);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(button, {
        id: triggerId,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "data-state": open ? "open" : "closed",
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
        <Fetched
          onFailure={close}
          props={{ id, triggerId, label, align, columns, entry, onClose: close, children, rest }}
        />
      ) : null}
    </>
  );
};
