import { type DialogHTMLAttributes, type ReactNode, type Ref, type RefObject, useId } from "react";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { cx } from "../../internal/element/cx.ts";
import { useModal } from "../../internal/modal/use-modal.ts";
import { modal } from "../dialog/dialog.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./drawer.css.ts";

export interface DrawerProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "title" | "open" | "onClose"> {
  /** Whether it is open. The app changes it in `onClose`. */
  readonly open: boolean;
  /** Called by Escape, the close button and a click on the backdrop. */
  readonly onClose: () => void;
  /** Heading and accessible name of the drawer; it gets focus when the drawer opens. */
  readonly title: ReactNode;
  /** Footer that stays in view below the scrolling content. */
  readonly footer?: ReactNode;
  /** Name of the close button. @default the kit's "Close" */
  readonly closeLabel?: string | undefined;
  /** What gets focus when it opens in place of the title, such as the only field. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** A modal panel at the end of the screen, 400 px, the whole width on phones (APG dialog-modal). */
export const Drawer = ({
  open,
  onClose,
  title,
  footer,
  closeLabel,
  initialFocus,
  className,
  children,
  ref,
  onCancel,
  onClick,
  onPointerDown,
  ...rest
}: DrawerProps) => {
  const id = useId();
  const strings = useStrings();
  const modalProps = useModal({ open, onClose, initialFocus, ref, onCancel, onClick, onPointerDown });
  return (
    <dialog
      data-component="Drawer"
      className={cx(modal, styles.drawer, className)}
      {...rest}
      aria-labelledby={rest["aria-labelledby"] ?? id}
      {...modalProps}
    >
      {open ? (
        <>
          <div className={styles.head}>
            <h2 id={id} tabIndex={-1} data-autofocus className={styles.title}>
              {title}
            </h2>
            <IconButton icon={CLOSE_MARK} size="compact" label={closeLabel ?? strings.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer === undefined || footer === null ? null : <div className={styles.foot}>{footer}</div>}
        </>
      ) : null}
    </dialog>
  );
};
