import { useEffect, useRef } from "react";

/** Scrolls what has the focus out from under a notice that appears over it (WCAG 2.4.11). */
export const useClearFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notices = ref.current;
    if (!notices) return undefined;
    const watch = new ResizeObserver(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || notices.contains(activeElement)) return;
      const { top, bottom } = notices.getBoundingClientRect();
      const focused = activeElement.getBoundingClientRect();
      const isCovered = top < bottom && focused.bottom > top && focused.top < bottom;
      if (isCovered) activeElement.scrollIntoView({ block: "nearest" });
    });
    watch.observe(notices);
    return () => watch.disconnect();
  }, []);
  return ref;
};
