import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { cancelModal, modalOver, passOpener } from "../modal/modal-stack.ts";

/** Pixels between button and panel, and between panel and the edge of the screen. */
const GAP = 6;
const EDGE = 8;

/** The element of a ref, from the second render on: the panel is drawn together with a button that opens at once. */
export const useElement = <Found extends HTMLElement>(ref: RefObject<Found | null>): Found | null => {
  const [element, setElement] = useState<Found | null>(null);
  useLayoutEffect(() => setElement(ref.current), [ref]);
  return element;
};

interface StandInProps {
  readonly button: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Child of a Radix trigger that replaces a button which is in the page already: the button cannot be a child of the
 * trigger, because Radix is loaded on its first use.
 */
export const StandIn = ({ button, ref }: StandInProps) => {
  useImperativeHandle(ref, () => button, [button]);
  return null;
};

/** Where a panel is in the page: in the modal dialog around its button, with the same brand, scheme and language. */
export const placeOf = (button: HTMLElement): HTMLElement => {
  const around = button.closest<HTMLElement>("dialog, [data-brand], [data-scheme], [lang]");
  return around === null || around === document.documentElement ? document.body : around;
};

/** Focuses the panel when its focused element is removed: without focus in it, its keys would not work. */
const keepFocus = (panel: HTMLElement) => {
  let focused: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body && focused instanceof Node && !focused.isConnected;
    if (isLost) panel.focus({ preventScroll: true });
  });
  observer.observe(panel, { childList: true, subtree: true });
  panel.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    panel.removeEventListener("focusin", onFocus);
  };
};

/** The element that gets focus back: the text that opened the panel by a key, such as a date's, otherwise the button. */
const openerOf = (button: HTMLElement): HTMLElement => {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement ? activeElement : button;
};

/**
 * Props of Radix's panel at a button that is in the page already. Focus in the panel returns to its opener before the
 * panel is removed, so that a dialog that opens at the same time gives it back to that opener.
 * @param ref the caller's ref of the panel
 * @param isTrigger whether a press on the button is the button's own; on the element of a context menu it closes the menu
 */
export const useAnchored = (button: HTMLElement, ref: Ref<HTMLDivElement> | undefined, isTrigger = true) => {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => panel.current, []);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const opener = openerOf(button);
    const stop = keepFocus(element);
    return () => {
      stop();
      const back = opener.isConnected ? opener : button;
      if (element.contains(document.activeElement)) back.focus();
      passOpener(element, back);
    };
  }, [button]);
  return {
    ref: panel,
    sideOffset: GAP,
    collisionPadding: EDGE,
    onCloseAutoFocus: (event: Event) => event.preventDefault(),
    // A press on the button is the button's own. A modal dialog that the panel has opened gives focus back to the panel, while
    // React renders and gets no event, so that Radix counts the panel as outside.
    onInteractOutside: (event: Event) => {
      const { target } = event;
      const isOwnPress = isTrigger || event.type.endsWith("focusOutside");
      const isOurs =
        target instanceof Node && ((isOwnPress && button.contains(target)) || panel.current?.contains(target));
      if (isOurs || modalOver(target, panel.current)) event.preventDefault();
    },
    // Radix listens on the document, where Escape in a dialog over the panel arrives too.
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const modal = modalOver(event.target, panel.current);
      if (modal === null) return;
      event.preventDefault();
      cancelModal(modal);
    },
  };
};
