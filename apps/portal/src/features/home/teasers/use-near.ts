import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** How far below the screen a part is loaded. */
const MARGIN = "200px";
/** Events of a page in use: keys, screen readers and search may not scroll; print needs all parts. */
const SIGNS = ["scroll", "keydown", "focusin", "beforeprint"] as const;

/** Whether an element has come near the screen, or the user has begun to use the page. */
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
    const signs = new AbortController();
    for (const name of SIGNS) addEventListener(name, show, { once: true, passive: true, signal: signs.signal });

    return () => {
      signs.abort();
      observer.disconnect();
    };
  }, []);

  return { ref, isNear };
};
