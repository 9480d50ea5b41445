import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

interface OpenModal {
  readonly dialog: HTMLDialogElement;
  /** Had focus before; gets it back. */
  opener: Element | null;
}

/**
 * The open modal dialogs, bottom first. Content outside the topmost one is inert: it cannot be
 * used or announced, so messages for the user must render inside it.
 */
let open: readonly OpenModal[] = [];
const { subscribe, notify } = createListeners();

/** The page's own inline styles, while a modal replaces them. */
let replaced: Readonly<Record<"overflow" | "scrollbarGutter", string>> | undefined;

/** Prevents scrolling of the page and keeps the space of the scrollbar, so that nothing moves. */
const holdPage = () => {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = window.innerWidth > clientWidth;
  replaced = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  style.overflow = "hidden";
  if (hasScrollbar) style.scrollbarGutter = "stable";
};

const releasePage = () => {
  if (replaced) Object.assign(document.documentElement.style, replaced);
  replaced = undefined;
};

let frame = 0;

const change = (next: readonly OpenModal[]) => {
  if (next.length > 0 !== open.length > 0) {
    cancelAnimationFrame(frame);
    // In the frame that shows the modal: its size is known by then, so reading the page's costs no layout of its own.
    if (next.length > 0) frame = requestAnimationFrame(holdPage);
    else releasePage();
  }
  open = next;
  notify();
};

/** Registers a modal dialog before it opens; returns a function that removes and closes it. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  const own: OpenModal = { dialog, opener: document.activeElement };
  change([...open, own]);
  return () => {
    // The dialog above is still open, and its opener is in this one. It gives focus to the opener of this one instead.
    const above = open[open.indexOf(own) + 1];
    if (above) above.opener = own.opener;
    change(open.filter((other) => other !== own));
    dialog.close();
    if (own.opener instanceof HTMLElement) own.opener.focus({ preventScroll: true });
  };
};

/** For a panel that is removed: a modal dialog that was opened from its content gives focus back to another element. */
export const passOpener = (panel: Element, next: Element): void => {
  for (const modal of open) if (panel.contains(modal.opener)) modal.opener = next;
};

/** The modal dialog around an element, when it is over another element, such as one that a panel has opened. */
export const modalOver = (target: EventTarget | null, below: Element | null): HTMLDialogElement | null => {
  const modal = target instanceof Element ? target.closest<HTMLDialogElement>("dialog:modal") : null;
  return modal?.contains(below) ? null : modal;
};

/** Does what Escape does to a modal dialog. */
export const cancelModal = (dialog: HTMLDialogElement): void => {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
};

/** The topmost modal dialog, if any. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1)?.dialog,
    () => undefined,
  );
