import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { Dialog, type DialogProps } from "../dialog/index.ts";

export interface AlertDialogProps extends Omit<DialogProps, "actions" | "role" | "closeLabel"> {
  /** What the action does; screen readers read it with the title. */
  readonly description: ReactNode;
  /** Label of the button that does it, such as "Delete". */
  readonly confirmLabel: ReactNode;
  /** Label of the button that calls `onClose`. */
  readonly cancelLabel: ReactNode;
  /** Called by the confirm button. The dialog stays open until the app changes `open`. */
  readonly onConfirm: () => void;
  /** Tone of the confirm button. @default "negative" */
  readonly tone?: ButtonProps["tone"] | undefined;
  /** The action is running: the confirm button shows a spinner and ignores clicks. */
  readonly pending?: boolean | undefined;
}

/** Confirmation before an action that cannot be undone (APG alertdialog). Escape and Cancel both call `onClose`. */
export const AlertDialog = ({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  tone = "negative",
  pending,
  ...rest
}: AlertDialogProps) => (
  <Dialog
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
    {...rest}
  />
);
