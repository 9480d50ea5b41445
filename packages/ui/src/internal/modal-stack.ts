import { useSyncExternalStore } from "react";

/**
 * The modal dialogs that are open, undermost first. What lies outside the topmost one is inert: nothing there can be
 * pressed or heard, so messages for the user must be drawn inside it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
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
