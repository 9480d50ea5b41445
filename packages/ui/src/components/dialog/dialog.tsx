import { type DialogHTMLAttributes, type ReactNode, type Ref, type RefObject, useId } from "react";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { cx } from "../../internal/element/cx.ts";
import { useModal } from "../../internal/modal/use-modal.ts";
import type { RecipeVariants } from "../../styles/style.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./dialog.css.ts";

export interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "title" | "open" | "onClose"> {
  /** Whether it is open. The app changes it in `onClose`. */
  readonly open: boolean;
  /** Called by Escape, the close button and a click on the backdrop. */
  readonly onClose: () => void;
  /** Heading and accessible name of the dialog; it gets focus when the dialog opens. */
  readonly title: ReactNode;
  /** Text that screen readers read with the title. */
  readonly description?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  /** Name of the close button. @default the kit's "Close" */
  readonly closeLabel?: string | undefined;
  /** `alertdialog` for a question that must be answered: no close button, and a click on the backdrop does nothing. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** 520 or 880 px. @default "standard" */
  readonly size?: NonNullable<RecipeVariants<typeof styles.dialog>>["size"] | undefined;
  /** What gets focus when it opens in place of the title, such as the only field. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** A native modal dialog (APG); a sheet at the bottom on phones. Its content is rendered only while it is open. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  actions,
  closeLabel,
  role = "dialog",
  size = "standard",
  initialFocus,
  className,
  children,
  ref,
  onCancel,
  onClick,
  onPointerDown,
  ...rest
}: DialogProps) => {
  const id = useId();
  const strings = useStrings();
  const must = role === "alertdialog";
  const modal = useModal({ open, onClose, closeOnOutside: !must, initialFocus, ref, onCancel, onClick, onPointerDown });
  return (
    <dialog
      data-component="Dialog"
      role={must ? role : undefined}
      className={cx(styles.modal, styles.dialog({ size }), className)}
      {...rest}
      aria-labelledby={rest["aria-labelledby"] ?? `${id}-title`}
      aria-describedby={cx(rest["aria-describedby"], description !== undefined && `${id}-description`)}
      {...modal}
    >
      {open ? (
        <>
          <h2 id={`${id}-title`} tabIndex={-1} data-autofocus className={styles.title}>
            {title}
          </h2>
          {must ? null : (
            <IconButton
              icon={CLOSE_MARK}
              size="compact"
              label={closeLabel ?? strings.close}
              onClick={onClose}
              className={styles.close}
            />
          )}
          {description === undefined ? null : (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
          {children === undefined || children === null ? null : <div className={styles.body}>{children}</div>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </>
      ) : null}
    </dialog>
  );
};
