import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { Dialog, type DialogProps } from "../dialog/index.ts";

export interface AlertDialogProps extends Omit<DialogProps, "actions" | "role" | "closeLabel"> {
  /** What the action does; screen readers read it with the title. */
  readonly description: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly onConfirm: () => void;
  /** @default "negative" */
  readonly tone?: ButtonProps["tone"] | undefined;
  readonly pending?: boolean | undefined;
}

/** Confirmation before an action that cannot be undone (APG alertdialog). Escape and Cancel both call `onCancel`. */
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
