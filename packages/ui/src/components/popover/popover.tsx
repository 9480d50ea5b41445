import { cloneElement, type ReactNode, useId } from "react";
import { callBoth } from "../../internal/call-both.ts";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { closeByEscape, type Trigger } from "../../internal/trigger.ts";
import { useControlled } from "../../internal/use-controlled.ts";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./popover-panel.tsx")).PopoverPanel);

export interface PopoverProps {
  /** One button of the kit; it opens and closes the popover. Its own handlers still run, before the popover's. */
  readonly trigger: Trigger;
  readonly label: string;
  /** Side of the trigger that it lines up with. @default "start" */
  readonly align?: "start" | "center" | "end";
  /** Whether it is open, when the caller holds this state. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  readonly defaultOpen?: boolean;
  /** Called when it opens or closes, or would when the caller holds the state. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A small panel at its button, not modal (disclosure as a named dialog). */
export const Popover = ({
  trigger,
  label,
  align = "start",
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps) => {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const id = useId();
  const theirs = trigger.props;
  const triggerId = theirs.id ?? `${id}-trigger`;
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onPointerEnter: callBoth(theirs.onPointerEnter, prepare),
        onFocus: callBoth(theirs.onFocus, prepare),
        onClick: callBoth(theirs.onClick, () => setOpen(!open)),
        onKeyDown: callBoth(theirs.onKeyDown, (event) => {
          if (open) closeByEscape(event, close);
        }),
      })}
      {open ? <Fetched onFailure={close} props={{ id, triggerId, label, align, onClose: close, children }} /> : null}
    </>
  );
};
