import { Slot } from "radix-ui/slot";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import type { MenuPanelProps } from "./menu-panel.tsx";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./menu-panel.tsx")).MenuPanel);

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "id" | "role" | "tabIndex"> {
  /** One button of the kit. It gets the props of a menu button; its own handlers run before the menu's. */
  readonly trigger: ReactElement;
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
  /** `MenuItem`, `MenuCheckboxItem`, `MenuRadioItem`, `MenuSeparator`, `MenuHeader`. */
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
  const button = useRef<HTMLElement>(null);
  const show = (at: MenuPanelProps["entry"]) => {
    setEntry(at);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Slot
        ref={button}
        id={`${id}-trigger`}
        aria-haspopup="menu"
        aria-expanded={open}
        data-state={open ? "open" : "closed"}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event: MouseEvent) => {
          if (event.defaultPrevented) return;
          if (open) close();
          // Enter and Space arrive as clicks without a pointer.
          else show(event.detail === 0 ? "first" : "panel");
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.defaultPrevented || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        }}
      >
        {trigger}
      </Slot>
      {open ? (
        <Fetched
          onFailure={close}
          props={{ button, id, label, align, columns, entry, onClose: close, children, rest }}
        />
      ) : null}
    </>
  );
};
