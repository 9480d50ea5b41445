import { useRef, useSyncExternalStore } from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import * as styles from "./home.css.ts";
import {
  clearToasts,
  showToast,
  type ShownToast,
  shownToasts,
  subscribeToasts,
  type ToastMessage,
} from "./toast-store.ts";

const { load, Fetched } = fetchedComponent(async () => (await import("./toast-list.tsx")).ToastList);
const NONE: readonly ShownToast[] = [];

/** The region for toasts; render it once. Moves into the topmost modal dialog, where toasts stay accessible. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  const home = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={home} aria-live="polite" aria-relevant="additions" className={styles.home} />
      {toasts.length > 0 && <Fetched props={{ toasts, home }} onFailure={clearToasts} />}
    </>
  );
};

/**
 * Loads the code of toasts before the first one, for example on the first press of the page. It comes with the first toast
 * otherwise.
 * @throws when it cannot be loaded
 */
export const loadToasts = (): Promise<void> => load();

/** Returns a stable function that shows a toast. */
export const useToast = (): ((toast: ToastMessage) => () => void) => showToast;
