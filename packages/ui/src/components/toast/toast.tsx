import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import {
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useTopModal } from "../../internal/modal/modal-stack.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { Link, useStrings } from "../provider/index.ts";
import * as styles from "./toast.css.ts";
import {
  removeToast,
  showToast,
  type ShownToast,
  shownToasts,
  subscribeToasts,
  type ToastMessage,
} from "./toast-store.ts";

const ICONS = { positive: CircleCheck, negative: CircleAlert, info: Info, warning: TriangleAlert } as const;
const WORDS = { positive: "success", negative: "error", info: "info", warning: "warning" } as const;
const NONE: readonly ShownToast[] = [];

const Toast = ({
  id,
  message,
  tone = "positive",
  action,
  run,
  paused,
  onGone,
}: ShownToast & { readonly paused: boolean; readonly onGone: (toast: Element | null) => void }) => {
  const strings = useStrings();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => (paused ? undefined : run()), [run, paused]);
  // While it is still in the page, and before a dialog that its action opens notes what has focus.
  useLayoutEffect(() => {
    const toast = own.current;
    return () => onGone(toast);
  }, [onGone]);
  const Drawing = ICONS[tone];
  const act = () => {
    action?.onSelect?.();
    removeToast(id);
  };
  return (
    <div ref={own} data-component="Toast" data-tone={tone} className={styles.toast}>
      <Drawing size={20} strokeWidth={1.75} aria-hidden className={styles.icon[tone]} />
      <p className={styles.text}>
        <span className={visuallyHidden}>{strings[WORDS[tone]]}</span>
        {message}
      </p>
      {action === undefined ? null : action.href === undefined ? (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      ) : (
        <Link href={action.href} className={styles.action} onClick={act}>
          {action.label}
        </Link>
      )}
    </div>
  );
};

/** The region for toasts; render it once. Moves into the topmost modal dialog, where toasts stay accessible. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  const modal = useTopModal();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const paused = held.pointer || held.focus;
  const root = useRef<HTMLDivElement>(null);
  /** Had focus before a toast got it. */
  const origin = useRef<HTMLElement>(null);
  // A toast that is removed, or moved into a dialog, sends no event when it loses pointer and focus.
  const letGo = useCallback((toast: Element | null) => {
    const others = root.current?.querySelectorAll<HTMLElement>("a, button") ?? [];
    for (const next of [origin.current, ...others]) {
      if (!toast?.contains(document.activeElement)) break;
      // An element that is removed, disabled or inert does not take focus.
      if (!toast.contains(next)) next?.focus({ preventScroll: true });
    }
    setHeld({ pointer: false, focus: root.current?.contains(document.activeElement) ?? false });
  }, []);
  const region = (
    <div
      ref={root}
      data-component="ToastRegion"
      aria-live="polite"
      aria-relevant="additions"
      className={styles.region}
      // Not `onPointerEnter`: after a toast was removed, the pointer may be on the next one without entering the region.
      onPointerOver={() => setHeld((before) => (before.pointer ? before : { ...before, pointer: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, pointer: false }))}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          origin.current = relatedTarget;
        setHeld((before) => ({ ...before, focus: true }));
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((before) => ({ ...before, focus: false }));
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} paused={paused} onGone={letGo} {...toast} />
      ))}
    </div>
  );
  return modal === undefined ? region : createPortal(region, modal);
};

/** Returns a stable function that shows a toast. */
export const useToast = (): ((toast: ToastMessage) => () => void) => showToast;
