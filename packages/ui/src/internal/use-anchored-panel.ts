import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";
import { type KeyboardEvent, type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { isInModalOver } from "./modal-stack.ts";

export interface AnchoredPanelOptions {
  /** Id of the trigger. */
  readonly triggerId: string;
  /** Side of the trigger that the panel lines up with. */
  readonly align: "start" | "center" | "end";
  readonly onClose: () => void;
  /** The caller's ref. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** The caller's handler, which runs first. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/** Pixels between trigger and panel, and between panel and the edge of the screen. */
const GAP = 6;
const EDGE = 8;

/**
 * Places the panel below its trigger, or above it where there is more space, inside the screen. Updates after every
 * resize and scroll.
 * @returns a function that stops the updates
 */
const keepAt = (trigger: HTMLElement, panel: HTMLElement, align: AnchoredPanelOptions["align"]) =>
  autoUpdate(trigger, panel, async () => {
    const { x, y } = await computePosition(trigger, panel, {
      strategy: "fixed",
      placement: align === "center" ? "bottom" : `bottom-${align}`,
      middleware: [
        offset(GAP),
        flip({ padding: EDGE }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply: ({ availableHeight }) => {
            panel.style.maxBlockSize = `${Math.floor(availableHeight)}px`;
          },
        }),
      ],
    });
    panel.style.left = `${Math.round(x)}px`;
    panel.style.top = `${Math.round(y)}px`;
  });

/**
 * An open panel at its button, in the browser's top layer. Escape, an outside click and outside focus close it; focus
 * inside it returns to the button.
 * @returns props of the panel's element, which is focusable by `tabIndex={-1}`
 */
export const useAnchoredPanel = ({
  triggerId,
  align,
  onClose,
  ref: callersRef,
  onKeyDown: callersKeyDown,
}: AnchoredPanelOptions) => {
  const ref = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(callersRef, () => ref.current, []);
  const focused = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const panel = ref.current;
    const trigger = document.getElementById(triggerId);
    if (panel === null || trigger === null) return undefined;
    panel.showPopover();
    const stop = keepAt(trigger, panel, align);
    const onLeave = ({ target }: Event) => {
      // A modal dialog that the panel has opened gives focus back to it.
      if (isInModalOver(target, panel)) return;
      if (target instanceof Node && !panel.contains(target) && !trigger.contains(target)) close();
    };
    const onEnter = ({ target }: Event) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    // A removed element takes focus with it. Without focus in the panel, its keys would not work.
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
      if (isLost) panel.focus({ preventScroll: true });
    });
    observer.observe(panel, { childList: true, subtree: true });
    panel.addEventListener("focusin", onEnter);
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    return () => {
      observer.disconnect();
      panel.removeEventListener("focusin", onEnter);
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
      stop();
      if (panel.contains(document.activeElement)) trigger.focus();
      panel.hidePopover();
    };
  }, [triggerId, align]);
  // The browser hides a panel that React moves, for example in a row of a list that is sorted anew.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null || focused.current === null || panel.matches(":popover-open")) return;
    panel.showPopover();
    focused.current.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    callersKeyDown?.(event);
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Otherwise Escape would also close a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return { ref, popover: "manual", onKeyDown } as const;
};
