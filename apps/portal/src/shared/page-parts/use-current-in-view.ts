import { useLayoutEffect, useRef } from "react";

/**
 * Scrolls a row of links sideways until the current one is visible; on a phone it may be past the edge.
 * @param state changes with the current link or with the links
 */
export const useCurrentInView = <Strip extends HTMLElement>(state: string) => {
  const strip = useRef<Strip>(null);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const row = strip.current;
    const current = row?.querySelector('[aria-current="page"]');
    if (!row || !current) return;
    const visible = row.getBoundingClientRect();
    const { left, right, width } = current.getBoundingClientRect();
    if (left < visible.left || right > visible.right)
      row.scrollLeft += left - visible.left - (visible.width - width) / 2;
  }, [state]);

  return strip;
};
