import { loadToasts } from "@lucarne/ui/toast";
import { useEffect } from "react";
import { loadInBackground } from "../../platform/code/load-in-background.ts";

const loadAhead = (): void => void loadInBackground(loadToasts).catch(() => undefined);

/** Loads the code of toasts on the first press of the page, because a toast follows one. */
export const useToastsAhead = (): void =>
  useEffect(() => {
    const presses = new AbortController();
    for (const press of ["pointerdown", "keydown"])
      document.addEventListener(press, loadAhead, { once: true, passive: true, signal: presses.signal });

    return () => presses.abort();
  }, []);
