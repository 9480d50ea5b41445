import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import * as RadixToast from "radix-ui/toast";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useDirectionOf } from "../../internal/element/use-text-direction.ts";
import { useTopModal } from "../../internal/modal/modal-stack.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { Link, useStrings } from "../provider/index.ts";
import * as styles from "./toast.css.ts";
import { removeToast, type ShownToast } from "./toast-store.ts";

const HOTKEY = ["F8"];
const ICONS = { positive: CircleCheck, negative: CircleAlert, info: Info, warning: TriangleAlert } as const;
const WORDS = { positive: "success", negative: "error", info: "info", warning: "warning" } as const;

const Toast = ({
  id,
  message,
  tone = "positive",
  action,
  duration = 5000,
  giveBack,
}: ShownToast & { readonly giveBack: () => void }) => {
  const strings = useStrings();
  const own = useRef<HTMLLIElement>(null);
  // The app can remove a toast that has focus.
  useLayoutEffect(
    () => () => {
      if (own.current?.contains(document.activeElement)) giveBack();
    },
    [giveBack],
  );
  const Drawing = ICONS[tone];
  // First, so that a dialog that the action opens gives focus back to the same place.
  const act = () => {
    giveBack();
    action?.onSelect?.();
  };
  return (
    <RadixToast.Root
      ref={own}
      data-component="Toast"
      data-tone={tone}
      duration={duration}
      open
      onOpenChange={() => removeToast(id)}
      onEscapeKeyDown={giveBack}
      className={styles.toast}
    >
      <Drawing size={20} strokeWidth={1.75} aria-hidden className={styles.icon[tone]} />
      <RadixToast.Description asChild>
        <p className={styles.text}>
          <span className={visuallyHidden}>{strings[WORDS[tone]]}</span>
          {message}
        </p>
      </RadixToast.Description>
      {action && (
        // A link has no type.
        <RadixToast.Action asChild type={action.href === undefined ? "button" : undefined} altText={action.label}>
          {action.href === undefined ? (
            <button className={styles.action} onClick={act}>
              {action.label}
            </button>
          ) : (
            <Link href={action.href} className={styles.action} onClick={act}>
              {action.label}
            </Link>
          )}
        </RadixToast.Action>
      )}
    </RadixToast.Root>
  );
};

export interface ToastListProps {
  /** At least one. Radix keeps the timers of later toasts paused when the last one is removed with focus or pointer. */
  readonly toasts: readonly ShownToast[];
  /** The place of the toasts while no modal dialog is open. */
  readonly home: RefObject<HTMLElement | null>;
}

/** The toasts on the screen, on Radix. */
export const ToastList = ({ toasts, home }: ToastListProps) => {
  const strings = useStrings();
  const modal = useTopModal();
  // Moved between page and dialogs as it is: in another portal the toasts would begin their time again.
  const [host] = useState(() => document.createElement("div"));
  // Outside of the page: Radix would announce the text of a toast by a copy of it, which screen readers also find as text.
  const [nowhere] = useState(() => document.createElement("div"));
  // Without it Radix has names of its own, in English.
  const named = strings.notifications && { label: strings.notifications({ hotkey: HOTKEY.join() }) };
  const direction = useDirectionOf(host);
  /** Had focus before a toast got it. */
  const origin = useRef<HTMLElement>(null);
  // Radix would give focus to the list.
  const giveBack = useCallback(() => {
    if (host.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
  }, [host]);
  useLayoutEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) origin.current = relatedTarget;
    };
    host.addEventListener("focusin", note);
    return () => {
      host.removeEventListener("focusin", note);
      giveBack();
      host.remove();
    };
  }, [host, giveBack]);
  useLayoutEffect(() => {
    (modal ?? home.current)?.append(host);
    // At home it is in a live region, which was there before the message.
    if (modal) host.setAttribute("aria-live", "polite");
    else host.removeAttribute("aria-live");
  }, [modal, home, host]);
  return createPortal(
    <RadixToast.Provider
      {...named}
      swipeDirection={direction === "rtl" ? "left" : "right"}
      announcerContainer={nowhere}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} giveBack={giveBack} />
      ))}
      <RadixToast.Viewport data-component="ToastRegion" hotkey={HOTKEY} {...named} className={styles.region} />
    </RadixToast.Provider>,
    host,
  );
};
