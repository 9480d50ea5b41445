import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { enterModal } from "./modal-stack.ts";
import { tabAround } from "./tab-around.ts";

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

interface ModalOptions {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether a press on the ground beside the dialog closes it. @default true */
  readonly closeOnOutside?: boolean;
}

/**
 * Drives a native modal dialog from a prop. The browser makes the rest inert and gives focus back; Tab goes around inside.
 * Focus goes to the element marked `data-autofocus`, or to the heading, so that the title is read first.
 */
export const useModal = ({ open, onClose, closeOnOutside = true }: ModalOptions): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    dialog.addEventListener("keydown", tabAround);
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.removeEventListener("keydown", tabAround);
      dialog.close();
    };
  }, [open]);
  return {
    ref,
    // The prop decides whether it is open; Escape only asks.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape in a row closes without asking.
    onClose: (event) => {
      if (event.target === event.currentTarget && open) onClose();
    },
    // The dialog fills with its content, so its own box is hit only through the ground behind it.
    onClick: (event) => {
      if (closeOnOutside && event.target === event.currentTarget) onClose();
    },
  };
};
