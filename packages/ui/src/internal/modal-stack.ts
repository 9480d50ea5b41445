import { useSyncExternalStore } from "react";

/**
 * The modal dialogs that are open, undermost first. What lies outside the topmost one is inert: nothing there can be
 * pressed or heard, so messages for the user must be drawn inside it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The page stays where it is; where it had a scrollbar, the bar's room stays too, so that nothing moves. */
const holdPage = (hold: boolean) => {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = window.innerWidth > clientWidth;
  style.overflow = hold ? "hidden" : "";
  style.scrollbarGutter = hold && hasScrollbar ? "stable" : "";
};

const change = (next: readonly HTMLDialogElement[]) => {
  if (next.length > 0 !== open.length > 0) holdPage(next.length > 0);
  open = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says that a modal dialog has opened; the result says that it has closed. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
};

/** The topmost modal dialog, or nothing. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
