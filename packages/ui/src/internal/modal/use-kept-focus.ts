import { useLayoutEffect, useRef } from "react";

/**
 * Keeps focus in a box whose focused element is removed; otherwise the keyboard would start again at the top of the page.
 * @param next selector of the element that gets focus then; the box itself by default
 * @returns props of the box
 */
export const useKeptFocus = <Box extends HTMLElement>(next?: string) => {
  const ref = useRef<Box>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const target = next === undefined ? ref.current : ref.current?.querySelector<HTMLElement>(next);
    target?.focus();
  });
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    // React sends no blur event for an element that it removes.
    onBlur: () => {
      inside.current = false;
    },
  };
};
