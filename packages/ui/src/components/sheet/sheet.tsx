import {
  type DialogHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { cx } from "../../internal/element/cx.ts";
import { modalOver } from "../../internal/modal/modal-stack.ts";
import { useModal } from "../../internal/modal/use-modal.ts";
import { modal } from "../dialog/dialog.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./sheet.css.ts";

export interface SheetProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "title" | "open" | "onClose"> {
  /** Whether it is open. The app changes it in `onClose`. */
  readonly open: boolean;
  /**
   * Called by Escape, the close button and a click on the backdrop; above the tab bar, also when focus leaves the sheet
   * and the bar.
   */
  readonly onClose: () => void;
  /** Heading and accessible name of the sheet; it gets focus when the sheet opens. */
  readonly title: ReactNode;
  /** Hides the title and, until it has keyboard focus, the close button; the backdrop and Escape close the sheet. */
  readonly titleHidden?: boolean | undefined;
  /** Name of the close button. @default the kit's "Close" */
  readonly closeLabel?: string | undefined;
  /** Ends above the `TabBar`, whose tabs stay usable, so this sheet is not modal. */
  readonly aboveTabBar?: boolean | undefined;
  /** What gets focus when it opens in place of the title, such as the only field. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

interface SheetContentProps extends Pick<SheetProps, "onClose" | "title" | "titleHidden" | "closeLabel" | "children"> {
  readonly titleId: string;
}

const SheetContent = ({ titleId, title, titleHidden = false, closeLabel, onClose, children }: SheetContentProps) => {
  const strings = useStrings();
  return (
    <div className={styles.inner}>
      <span aria-hidden className={styles.grip} />
      <div className={cx(styles.head, titleHidden && styles.headHidden)}>
        <h2 id={titleId} tabIndex={-1} data-autofocus className={styles.title}>
          {title}
        </h2>
        <IconButton icon={CLOSE_MARK} size="compact" label={closeLabel ?? strings.close} onClick={onClose} />
      </div>
      {children}
    </div>
  );
};

const ModalSheet = ({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  initialFocus,
  className,
  children,
  ref,
  onCancel,
  onClick,
  onPointerDown,
  ...rest
}: SheetProps) => {
  const id = useId();
  const modalProps = useModal({ open, onClose, initialFocus, ref, onCancel, onClick, onPointerDown });
  return (
    <dialog
      data-component="Sheet"
      className={cx(modal, styles.modalSheet, className)}
      {...rest}
      aria-labelledby={rest["aria-labelledby"] ?? id}
      {...modalProps}
    >
      {open ? (
        <SheetContent titleId={id} {...{ onClose, title, titleHidden, closeLabel }}>
          {children}
        </SheetContent>
      ) : null}
    </dialog>
  );
};

const SheetAboveTabBar = ({
  onClose,
  title,
  titleHidden,
  closeLabel,
  initialFocus,
  className,
  children,
  ref: callersRef,
  ...rest
}: Omit<SheetProps, "open">) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(callersRef, () => ref.current, []);
  const close = useEffectEvent(onClose);
  const firstIn = useEffectEvent(
    (sheet: HTMLElement | null) => initialFocus?.current ?? sheet?.querySelector<HTMLElement>("[data-autofocus]"),
  );
  // Before the browser paints: a key that is pressed as soon as the sheet is seen belongs to it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const sheet = ref.current;
    firstIn(sheet)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || modalOver(event.target, sheet)) return;
      // The browser cancels only modal dialogs.
      if (sheet?.dispatchEvent(new Event("cancel", { cancelable: true }))) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || sheet?.contains(relatedTarget)) return;
      if (modalOver(relatedTarget, sheet)) return;
      if (relatedTarget.closest('[data-component="TabBar"]') === null) close();
    };
    document.addEventListener("keydown", onKeyDown);
    sheet?.addEventListener("focusout", onFocusOut);
    return () => {
      sheet?.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("keydown", onKeyDown);
      // Only when focus would be lost with the sheet; a clicked tab keeps it.
      if (
        before instanceof HTMLElement &&
        (document.activeElement === document.body || sheet?.contains(document.activeElement))
      ) {
        before.focus();
      }
    };
  }, []);
  return (
    <>
      {/* The close button does the same for the keyboard. */}
      <div aria-hidden className={styles.ground} onClick={onClose} />
      <dialog
        ref={ref}
        open
        data-component="Sheet"
        data-state="open"
        className={cx(styles.aboveTabBar, className)}
        {...rest}
        aria-labelledby={rest["aria-labelledby"] ?? id}
      >
        <SheetContent titleId={id} {...{ onClose, title, titleHidden, closeLabel }}>
          {children}
        </SheetContent>
      </dialog>
    </>
  );
};

/** A sheet at the bottom of the screen: modal, or above the tab bar. */
export const Sheet = ({ aboveTabBar = false, open, ...rest }: SheetProps) => {
  if (!aboveTabBar) return <ModalSheet open={open} {...rest} />;
  return open ? <SheetAboveTabBar {...rest} /> : null;
};
