import { Slot } from "radix-ui/slot";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { area } from "./context-menu.css.ts";
import type { AreaHandlers, FirstEvent, Opening } from "./context-menu-panel.tsx";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./context-menu-panel.tsx")).ContextMenuPanel);

export interface ContextMenuProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the menu: "Actions for Villa Kraków". */
  readonly label: string;
  /** `MenuItem`, `MenuRadioItem`, `MenuSeparator`, `MenuHeader`. */
  readonly menu: ReactNode;
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The one element with the menu, such as a card. It gets what else is given. */
  readonly children: ReactElement;
  /** Ref of the element with the menu. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The browser's own menu has what a text field needs: paste, spelling. */
const isTextField = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Where focus goes back to. */
const openingOf = (element: HTMLElement, byKey: boolean): Opening => {
  const { activeElement } = document;
  return {
    byKey,
    back: activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : element,
  };
};

/**
 * The menu of an element (APG menu), at the pointer or the finger. Loaded when the pointer or focus is on the element for
 * the first time; a press before that opens it once it is loaded.
 */
export const ContextMenu = ({ label, menu, onOpenChange, children, ...rest }: ContextMenuProps) => {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const radix = useRef<AreaHandlers>(null);
  const first = useRef<FirstEvent>(null);
  const isByKey = useRef(false);
  const [opening, setOpening] = useState<Opening>();

  const turn = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  /** Gives an event to Radix, or keeps it until Radix is loaded. */
  const start = (handler: FirstEvent["handler"], event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
    setOpening(openingOf(event.currentTarget, isByKey.current));
    if (radix.current !== null) {
      radix.current[handler]?.(event as never);
      return;
    }
    const { clientX, clientY } = event;
    first.current = { handler, clientX, clientY, pointerType: "touch" };
    setUsed(true);
  };
  const pass = (name: keyof AreaHandlers) => (event: PointerEvent<HTMLElement>) => {
    // The finger was lifted or moved before the menu was loaded.
    if (event.pointerType !== "mouse" && first.current?.handler === "onPointerDown") first.current = null;
    radix.current?.[name]?.(event);
  };
  return (
    <>
      <Slot
        data-state={open ? "open" : "closed"}
        className={area}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={({ key, shiftKey }: KeyboardEvent) => {
          isByKey.current = key === "ContextMenu" || (key === "F10" && shiftKey);
        }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          isByKey.current = false;
          if (event.pointerType !== "mouse" && !event.defaultPrevented && !isTextField(event))
            start("onPointerDown", event);
        }}
        onPointerMove={pass("onPointerMove")}
        onPointerUp={pass("onPointerUp")}
        onPointerCancel={pass("onPointerCancel")}
        onContextMenu={(event: MouseEvent<HTMLElement>) => {
          if (event.defaultPrevented || isTextField(event)) return;
          start("onContextMenu", event);
          // Radix does it too, once it is loaded.
          event.preventDefault();
        }}
      >
        <Slot {...rest}>{children}</Slot>
      </Slot>
      {used ? (
        <Fetched
          onFailure={() => setUsed(false)}
          props={{ handlers: radix, firstRef: first, opening, label, open, onOpenChange: turn, children: menu }}
        />
      ) : null}
    </>
  );
};
