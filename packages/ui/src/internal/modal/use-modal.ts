import {
  type DialogHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { followKeyboard } from "./follow-keyboard.ts";
import { enterModal } from "./modal-stack.ts";
import { tabAround } from "./tab-around.ts";

type DialogProps = DialogHTMLAttributes<HTMLDialogElement>;

/** The handlers of a caller that a modal shares. */
type ModalHandlers = Pick<DialogProps, "onCancel" | "onClick" | "onPointerDown">;

interface ModalOptions extends ModalHandlers {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether a click on the backdrop closes the dialog. @default true */
  readonly closeOnOutside?: boolean;
  /** What gets focus when it opens. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The caller's ref. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** Whether the pointer is on the backdrop: its events have the dialog as their target, and so do those of a scrollbar. */
const isBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * Controls a native modal dialog by a prop. The browser makes the page inert and restores focus; Tab stays inside.
 * Focus goes to `initialFocus`, or to the element marked `data-autofocus`: the heading, so that the title is read first.
 * @returns props of the `dialog` element, the caller's handlers included
 */
export const useModal = ({
  open,
  onClose,
  closeOnOutside = true,
  initialFocus,
  ref: callersRef,
  onCancel,
  onClick,
  onPointerDown,
}: ModalOptions) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(callersRef, () => ref.current, []);
  const firstIn = useEffectEvent(
    (dialog: HTMLElement) => initialFocus?.current ?? dialog.querySelector<HTMLElement>("[data-autofocus]"),
  );

  // Before the browser paints, and before React removes an open dialog: a removed dialog cannot give focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    // Before it opens, so that the page is laid out once.
    const leave = enterModal(dialog);
    const first = firstIn(dialog);
    // The browser then focuses it while it opens the dialog, and not the first control before it.
    if (first !== null) first.autofocus = true;
    const leaveKeyboard = followKeyboard(dialog);
    if (!dialog.open) dialog.showModal();
    if (first !== document.activeElement) first?.focus();
    dialog.addEventListener("keydown", tabAround);
    // Starts the motion. With `@starting-style` the browser would compute all styles twice before the first frame.
    const frame = requestAnimationFrame(() => dialog.toggleAttribute("data-shown", true));
    return () => {
      cancelAnimationFrame(frame);
      dialog.removeAttribute("data-shown");
      dialog.removeEventListener("keydown", tabAround);
      leaveKeyboard();
      leave();
    };
  }, [open]);
  // A dialog that React moves, for example in a row of a list that is sorted again, is no longer modal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open || dialog.matches(":modal")) return;
    const focused = document.activeElement;
    dialog.open = false;
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  });
  return {
    ref,
    "data-state": open ? "open" : "closed",
    // The prop decides whether it is open; Escape only calls the handler.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      onCancel?.(event);
      if (event.target !== event.currentTarget || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape in a row closes the dialog without a cancel event. When it is open again, the effect closed it.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && open && !currentTarget.open) onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      onPointerDown?.(event);
      pressedBeside.current = isBeside(event);
    },
    // A text selection dragged out of the dialog ends in a click on the backdrop, but does not start there.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      onClick?.(event);
      if (closeOnOutside && pressedBeside.current && isBeside(event) && !event.defaultPrevented) onClose();
    },
  };
};
