import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import type { EarlyText, PaletteContent } from "./command-panel.tsx";
import { isShortcut, onApple, type Shortcut } from "./shortcut.ts";

const { Fetched } = fetchedComponent(async () => (await import("./command-panel.tsx")).CommandPanel);

export interface CommandPaletteProps extends PaletteContent {
  /** Whether it is open (controlled). */
  readonly open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes; when controlled, when it should. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Keys that open and close it on the whole page. Without them only the app opens it. */
  readonly shortcut?: Shortcut | undefined;
}

/**
 * Pages and actions, found by typing: a modal dialog with a combobox (APG), loaded when it opens for the first time. What
 * is typed before that is not lost.
 */
export const CommandPalette = ({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  shortcut,
  ...rest
}: CommandPaletteProps) => {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const [used, setUsed] = useState(open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Each time, because loading may have failed the time before.
    if (open) setUsed(true);
  }
  const waits = open && used;
  const early = useRef<EarlyText>({ text: "", isTaken: false });

  const takeShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (shortcut === undefined || event.defaultPrevented || event.repeat) return;
    if (!isShortcut(shortcut, event, onApple())) return;
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    if (shortcut === undefined) return undefined;
    const listen = (event: KeyboardEvent) => takeShortcut(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [shortcut]);

  // Letters that are typed between the shortcut and the loaded field.
  useEffect(() => {
    if (!waits) return undefined;
    const { current: kept } = early;
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (kept.isTaken || !isLetter) return;
      event.preventDefault();
      kept.text += event.key;
    };
    document.addEventListener("keydown", keep, { capture: true });
    return () => {
      document.removeEventListener("keydown", keep, { capture: true });
      kept.text = "";
      kept.isTaken = false;
    };
  }, [waits]);

  if (!used) return null;
  return (
    <Fetched
      onFailure={() => {
        setUsed(false);
        setOpen(false);
      }}
      props={{ ...rest, earlyRef: early, open, onClose: () => setOpen(false) }}
    />
  );
};
