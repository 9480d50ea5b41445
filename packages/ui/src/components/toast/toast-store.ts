import type { Href } from "../provider/index.ts";
import { createListeners } from "../../internal/listeners.ts";

export type ToastTone = "positive" | "negative" | "info" | "warning";

export interface ToastMessage {
  /** The text. */
  readonly message: string;
  /** Icon, and the word that screen readers read first. @default "positive" */
  readonly tone?: ToastTone | undefined;
  /** One action: a link, or undo. */
  readonly action?:
    | {
        readonly label: string;
        readonly href?: Href | undefined;
        readonly onSelect?: (() => void) | undefined;
      }
    | undefined;
  /** Time on screen in ms; hover and focus pause it. @default 5000 */
  readonly duration?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

export const subscribeToasts = subscribe;

const change = (next: readonly ShownToast[]) => {
  toasts = next;
  notify();
};

export const shownToasts = (): readonly ShownToast[] => toasts;

export const removeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const clearToasts = () => change([]);

/** Shows a short message; at most three stay on screen, the oldest is removed first. Returns a function that removes it. */
export const showToast = (toast: ToastMessage): (() => void) => {
  lastId += 1;
  const id = lastId;
  change([...toasts, { ...toast, id }].slice(-3));
  return () => removeToast(id);
};
