import { X } from "lucide-react";
import { type HTMLAttributes, type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { useModal } from "../../internal/use-modal.ts";
import { modal } from "../dialog/dialog.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./drawer.css.ts";

export interface DrawerProps extends Omit<HTMLAttributes<HTMLDialogElement>, "title" | "onClose"> {
  readonly open: boolean;
  /** Asked by Escape, the close button and a press beside the drawer. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Stays in view under the scrolling content. */
  readonly footer?: ReactNode;
  /** @default the kit's "Close" */
  readonly closeLabel?: string;
}

/** A modal panel at the end of the screen, 400 px, the whole width on phones (APG dialog-modal). */
export const Drawer = ({ open, onClose, title, footer, closeLabel, className, children, ...rest }: DrawerProps) => {
  const id = useId();
  const strings = useStrings();
  const { ref, ...handlers } = useModal({ open, onClose });
  return (
    <dialog
      ref={ref}
      data-component="Drawer"
      aria-labelledby={id}
      className={cx(modal, styles.drawer, className)}
      {...rest}
      {...handlers}
    >
      {open ? (
        <>
          <div className={styles.head}>
            <h2 id={id} tabIndex={-1} data-autofocus className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} size="compact" label={closeLabel ?? strings.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer === undefined || footer === null ? null : <div className={styles.foot}>{footer}</div>}
        </>
      ) : null}
    </dialog>
  );
};
