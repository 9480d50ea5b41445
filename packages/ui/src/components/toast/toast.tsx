import { useEffect, useRef, useSyncExternalStore } from "react";
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

const { prepare, Fetched } = fetchedComponent(async () => (await import("./toast-list.tsx")).ToastList);
const NONE: readonly ShownToast[] = [];

/** The region for toasts; render it once. Moves into the topmost modal dialog, where toasts stay accessible. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  const home = useRef<HTMLDivElement>(null);
  // A toast follows a press. Its code loads while the app does what was pressed.
  useEffect(() => {
    const loaded = new AbortController();
    for (const press of ["pointerdown", "keydown"])
      document.addEventListener(press, prepare, { once: true, passive: true, signal: loaded.signal });
    return () => loaded.abort();
  }, []);
  return (
    <>
      <div ref={home} aria-live="polite" aria-relevant="additions" className={styles.home} />
      {toasts.length > 0 && <Fetched props={{ toasts, home }} onFailure={clearToasts} />}
    </>
  );
};

/** Returns a stable function that shows a toast. */
export const useToast = (): ((toast: ToastMessage) => () => void) => showToast;
