import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { cx } from "../../internal/cx.ts";
import * as styles from "./popover.css.ts";

export interface PopoverProps {
  /** One button of the kit; it opens and closes the popover. */
  readonly trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  readonly label: string;
  /** Side of the trigger that it lines up with. @default "start" */
  readonly align?: keyof typeof styles.align;
  readonly children: ReactNode;
}

interface PanelProps extends Omit<PopoverProps, "trigger" | "align"> {
  readonly id: string;
  readonly className: string | undefined;
  readonly onClose: (giveFocusBack: boolean) => void;
}

/** Stands right after its trigger, so Tab leads into it and out of it in order. */
const Panel = ({ id, label, className, onClose, children }: PanelProps) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const panel = document.getElementById(id);
    const root = panel?.parentElement;
    panel?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(true);
    };
    const onLeave = (event: FocusEvent | PointerEvent) => {
      const goal = event instanceof PointerEvent ? event.target : event.relatedTarget;
      if (goal instanceof Node && !root?.contains(goal)) close(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onLeave);
    root?.addEventListener("focusout", onLeave);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onLeave);
      root?.removeEventListener("focusout", onLeave);
    };
  }, [id]);
  return (
    <div role="dialog" id={id} aria-label={label} tabIndex={-1} className={className}>
      {children}
    </div>
  );
};

/** A small panel at its button, not modal (disclosure as a named dialog). */
export const Popover = ({ trigger, label, align = "start", children }: PopoverProps) => {
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const open = opener !== undefined;
  return (
    <span data-component="Popover" className={styles.place}>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpener(open ? undefined : event.currentTarget);
        },
      })}
      {open ? (
        <Panel
          id={id}
          label={label}
          className={cx(styles.panel, styles.align[align])}
          onClose={(giveFocusBack) => {
            if (giveFocusBack) opener.focus();
            setOpener(undefined);
          }}
        >
          {children}
        </Panel>
      ) : null}
    </span>
  );
};
