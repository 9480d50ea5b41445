import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** How far below the screen a part is loaded. */
const MARGIN = "200px";
/** When a part is loaded without scrolling, in milliseconds: screen readers, search and print do not scroll. */
const MAX_WAIT = 3_000;

/** Tells when an element has come near the screen, or the page has been open for some seconds. */
export const useNear = (): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const show = () => startTransition(() => setIsNear(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    const timer = setTimeout(show, MAX_WAIT);

    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return { ref, isNear };
};
