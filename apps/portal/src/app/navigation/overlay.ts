import { isObject } from "@lucarne/api-client/is-object";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useEntryState } from "../../shared/navigation/entry-state.ts";

/** The overlay of a history entry. */
const overlayIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state["overlay"] === "string" ? state["overlay"] : undefined;

/** Whether the current history entry is an overlay's. A link followed there replaces the entry: Back skips the overlay. */
export const useIsOverlayEntry = (): boolean => overlayIn(useEntryState()) !== undefined;

/** A sheet with a history entry of its own, so that the browser's Back closes it and stays on the page. */
export const useOverlay = (name: string) => {
  const { key, pathname, search, hash } = useLocation();
  const state = useEntryState();
  const navigate = useNavigate();
  const [closedAt, setClosedAt] = useState<string>();
  const leaving = useRef<string>(undefined);
  const current = overlayIn(state);

  return {
    open: current === name && closedAt !== key,
    /** Opens it; in place of another overlay that is open. */
    show: () =>
      void navigate(
        { pathname, search, hash },
        { state: { overlay: name }, replace: current !== undefined, preventScrollReset: true },
      ),
    /** Closes it and leaves its history entry. */
    close: () => {
      // The browser goes back later: a second call must not leave the page as well.
      if (current !== name || leaving.current === key) return;
      leaving.current = key;
      setClosedAt(key);
      void navigate(-1);
    },
    /** Closes it while a link in it opens another page, whose history entry replaces this one. */
    hide: () => setClosedAt(key),
  };
};
