import { useSyncExternalStore } from "react";

/**
 * The open modal dialogs, bottom first. Content outside the topmost one is inert: it cannot be
 * used or announced, so messages for the user must render inside it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Prevents scrolling of the page and keeps the space of the scrollbar, so that nothing moves. */
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

/** Registers an open modal dialog; returns a function that removes it. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
};

/** The topmost modal dialog, if any. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
