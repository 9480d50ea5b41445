import * as RadixMenu from "radix-ui/context-menu";
import {
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
} from "react";
import { panel as anchored } from "../../internal/anchored/panel.css.ts";
import { placeOf, useAnchored } from "../../internal/anchored/use-anchored.ts";
import { isTab } from "../../internal/element/is-tab.ts";
import { cx } from "../../internal/element/cx.ts";
import { useDirectionOf } from "../../internal/element/use-text-direction.ts";
import { panel } from "../menu/menu.css.ts";
import { MenuRow } from "../menu/menu-row.ts";

/** Handlers of Radix's trigger, which the element calls. */
export type AreaHandlers = Pick<
  DOMAttributes<HTMLElement>,
  "onContextMenu" | "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>;

/** What came before Radix was loaded. */
export interface FirstEvent {
  readonly handler: "onContextMenu" | "onPointerDown";
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: "touch";
}

export interface Opening {
  /** By a key the first row gets focus, otherwise the panel. */
  readonly byKey: boolean;
  /** The element that gets focus back. */
  readonly back: HTMLElement;
}

interface AreaProps extends AreaHandlers {
  readonly handlers: RefObject<AreaHandlers | null>;
}

/** Child of Radix's trigger in place of the element, which is in the page already. */
const Area = ({ handlers, ...given }: AreaProps) => {
  useImperativeHandle(handlers, () => given);
  return null;
};

interface OpenMenuProps {
  readonly opening: Opening;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const OpenMenu = ({ opening: { byKey, back }, label, onClose, children }: OpenMenuProps) => {
  const { sideOffset: _, ...props } = useAnchored(back, undefined, false);
  const { ref } = props;
  // Radix was loaded after the key that opened the menu, and does not know it.
  useLayoutEffect(() => {
    if (byKey) ref.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  }, [byKey, ref]);
  const direction = useDirectionOf(back);
  // Tab continues from the element to the next or previous tab stop; Radix would hold the key.
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isTab(event)) return;
    event.stopPropagation();
    back.focus();
    onClose();
  };
  return (
    <RadixMenu.Portal container={placeOf(back)}>
      <RadixMenu.Content
        {...props}
        // Radix's own is at the right of the pointer in both directions of text.
        side={direction === "rtl" ? "left" : "right"}
        data-component="ContextMenu"
        aria-label={label}
        loop
        onKeyDownCapture={leave}
        className={cx(anchored, panel)}
      >
        <MenuRow value={RadixMenu.Item}>{children}</MenuRow>
      </RadixMenu.Content>
    </RadixMenu.Portal>
  );
};

export interface ContextMenuPanelProps extends Omit<OpenMenuProps, "opening" | "onClose"> {
  readonly opening: Opening | undefined;
  readonly handlers: RefObject<AreaHandlers | null>;
  readonly firstRef: RefObject<FirstEvent | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu of an element, on Radix. Loaded on the first press. */
export const ContextMenuPanel = ({
  opening,
  handlers,
  firstRef,
  open,
  onOpenChange,
  ...panelProps
}: ContextMenuPanelProps) => {
  const direction = useDirectionOf(opening?.back ?? null);
  // In an effect: strict mode runs it twice, and clears Radix's timer of a long press in between.
  const replay = useEffectEvent(() => {
    const event = firstRef.current;
    if (event === null) return;
    // A long press begins again.
    if (event.handler === "onContextMenu") firstRef.current = null;
    handlers.current?.[event.handler]?.({ ...event, preventDefault: () => undefined } as never);
  });
  useEffect(() => replay(), []);
  return (
    <RadixMenu.Root open={open} modal={false} dir={direction} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <Area handlers={handlers} />
      </RadixMenu.Trigger>
      {open && opening !== undefined ? (
        <OpenMenu opening={opening} onClose={() => onOpenChange(false)} {...panelProps} />
      ) : null}
    </RadixMenu.Root>
  );
};
