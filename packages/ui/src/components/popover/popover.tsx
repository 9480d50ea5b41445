import { Slot } from "radix-ui/slot";
import {
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./popover-panel.tsx")).PopoverPanel);

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, "id" | "role" | "tabIndex"> {
  /** One button of the kit; it opens and closes the popover. Its own handlers run before the popover's. */
  readonly trigger: ReactElement;
  /** Accessible name of the panel. */
  readonly label: string;
  /** Side of the trigger that it lines up with. @default "start" */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Whether it is open (controlled). */
  readonly open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes; when controlled, when it should. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Content of the panel, rendered only while it is open. */
  readonly children: ReactNode;
  /** Ref of the open panel. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A small non-modal panel at its button (disclosure with a named dialog). */
export const Popover = ({
  trigger,
  label,
  align = "start",
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) => {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? "open" : "closed"}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event: MouseEvent) => {
          if (!event.defaultPrevented) setOpen(!open);
        }}
      >
        {trigger}
      </Slot>
      {open ? <Fetched onFailure={close} props={{ button, id, label, align, onClose: close, children, rest }} /> : null}
    </>
  );
};
