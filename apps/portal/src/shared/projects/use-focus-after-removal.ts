import { useEffect, useRef } from "react";

/** The region of a page; the kit's `PageMain` has this id. */
const MAIN_ID = "main";

/**
 * For a row that its own button removes: gives a function to call when the row is removed on the server. Once the row
 * disappears, the focus moves to the page instead of being lost with the button.
 */
export const useFocusAfterRemoval = (): (() => void) => {
  const removed = useRef(false);

  useEffect(
    () => () => {
      if (removed.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );

  return () => {
    removed.current = true;
  };
};
